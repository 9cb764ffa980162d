import { useMutation, useQuery } from '@tanstack/react-query'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { SignInMethods, SocialProviderName } from '@stackyard/shared/schema/own-account'
import { Button } from '@stackyard/shared/ui/button'
import { PasswordField } from '../../../../components/form-fields'
import { FormProblem } from '../../../../components/form-problem'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { ownAccountTexts } from '../../../../lib/texts/own-account'
import { signInMethodsQuery } from '../queries'
import { Loaded } from './section'

const words = ownAccountTexts.proof

export type PasswordProofProps = {
  registration: UseFormRegisterReturn
  error: string | undefined
  /** Where a fresh sign-in leads back to. */
  returnTo: string
}

/** By what people prove who they are: their password, or a fresh sign-in when the account has none. */
export function PasswordProof({ registration, error, returnTo }: PasswordProofProps) {
  const query = useQuery(signInMethodsQuery())
  return (
    <Loaded query={query}>
      {(methods) =>
        methods.hasPassword ? (
          <PasswordField
            label={words.password}
            autoComplete="current-password"
            required
            error={error}
            {...registration}
          />
        ) : methods.isFresh ? (
          <p className="text-muted-foreground text-sm">{words.fresh}</p>
        ) : (
          <SignInAgain methods={methods} returnTo={returnTo} />
        )
      }
    </Loaded>
  )
}

function SignInAgain({ methods, returnTo }: { methods: SignInMethods; returnTo: string }) {
  const begin = useMutation({
    mutationFn: async (provider: SocialProviderName) => (await client.auth[provider]({ returnTo })).results.url,
    onSuccess: (url) => window.location.assign(url),
  })
  return (
    <Notice
      tone="warning"
      title={words.needed}
      action={
        <span className="flex flex-wrap gap-2">
          {methods.providers
            .filter(({ isLinked, isOffered }) => isLinked && isOffered)
            .map(({ provider }) => (
              <Button
                key={provider}
                size="sm"
                variant="outline"
                busy={begin.isPending && begin.variables === provider}
                onClick={() => begin.mutate(provider)}
              >
                {words.again[provider]}
              </Button>
            ))}
        </span>
      }
    >
      {words.neededLead}
      <FormProblem problem={begin.isError ? toProblem(begin.error) : null} />
    </Notice>
  )
}
