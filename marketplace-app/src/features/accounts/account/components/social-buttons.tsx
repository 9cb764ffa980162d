import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { publicConfigQuery } from '../../../../lib/public-config'
import { texts } from '../../../../lib/texts'

const providers = ['google', 'linkedin'] as const
type Provider = (typeof providers)[number]

/** The providers this installation has keys for; nothing while there are none. */
export function SocialButtons({ returnTo }: { returnTo?: string | undefined }) {
  const words = texts.auth.social
  const config = useQuery(publicConfigQuery())
  const begin = useMutation({
    mutationFn: async (provider: Provider) =>
      (await client.auth[provider](returnTo === undefined ? {} : { returnTo })).results.url,
    onSuccess: (url) => window.location.assign(url),
  })
  const offered = providers.filter((provider) => config.data?.socialSignIn[provider])
  if (offered.length === 0) return null
  return (
    <div className="mt-6 grid grid-cols-1 gap-3">
      <p className="text-muted-foreground flex items-center gap-3 text-sm">
        <span aria-hidden className="h-px flex-1 bg-current opacity-25" />
        {words.or}
        <span aria-hidden className="h-px flex-1 bg-current opacity-25" />
      </p>
      {offered.map((provider) => (
        <Button
          key={provider}
          type="button"
          variant="outline"
          size="lg"
          block
          busy={begin.isPending && begin.variables === provider}
          onClick={() => begin.mutate(provider)}
        >
          {words[provider]}
        </Button>
      ))}
      <FormProblem problem={begin.isError ? toProblem(begin.error) : null} />
    </div>
  )
}
