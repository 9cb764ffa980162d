import type { Session } from '@stackyard/shared/schema/account'
import type { SecondStep } from '@stackyard/shared/schema/second-factor'
import { Button } from '@stackyard/shared/ui/button'
import { FactorProof } from '../../../../components/factor-proof'
import { client } from '../../../../lib/api'
import { secondFactorTexts } from '../../../../lib/texts/second-factor'

const words = secondFactorTexts.step

export type SecondStepFormProps = {
  step: SecondStep
  onSignedIn: (session: Session) => void
  /** Starts the sign-in again. */
  onBack?: () => void
}

/** The second step of a sign-in: a passkey, a one-time code or a recovery code. */
export function SecondStepForm({ step, onSignedIn, onBack }: SecondStepFormProps) {
  const { ticket, hasCode, hasRecoveryCode, passkey } = step
  return (
    <div className="grid grid-cols-1 gap-5">
      <p role="status" className="text-sm">
        {words.lead}
      </p>
      <FactorProof
        hasCode={hasCode}
        hasRecoveryCode={hasRecoveryCode}
        passkey={passkey}
        submitLabel={words.submit}
        prove={async (proof) => onSignedIn((await client.auth.secondStep({ ticket, ...proof })).results)}
      />
      {onBack ? (
        <Button variant="ghost" onClick={onBack}>
          {words.back}
        </Button>
      ) : null}
    </div>
  )
}
