import { useMutation } from '@tanstack/react-query'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { peopleTexts } from '../../../../lib/texts/people'

const words = peopleTexts.claims.verify

/** Proves the address of a claim on a click alone: mail servers follow links. */
export function ClaimVerification({ token }: { token: string }) {
  const verify = useMutation({ mutationFn: async () => (await client.claim.verify({ token })).results })
  if (verify.isSuccess)
    return (
      <Notice tone="success" announce>
        {words.done(verify.data.company)}
      </Notice>
    )
  return (
    <div className="grid grid-cols-1 gap-5">
      {verify.isError ? (
        <Notice tone="danger" announce>
          {toProblem(verify.error).message}
        </Notice>
      ) : null}
      <Button size="lg" block busy={verify.isPending} onClick={() => verify.mutate()}>
        {words.submit}
      </Button>
    </div>
  )
}
