import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { ownAccountTexts } from '../../../../lib/texts/own-account'
import { signInMethodsQuery } from '../queries'
import { Loaded, Section } from './section'

const words = ownAccountTexts.password

/** The form that changes the password (`children`), or for accounts without one the way to set it. */
export function PasswordSection({ children }: { children: ReactNode }) {
  const query = useQuery(signInMethodsQuery())
  const send = useMutation({ mutationFn: () => client.ownSignIn.sendPasswordLink({}) })
  return (
    <Section title={texts.settings.passwordTitle} lead={texts.settings.passwordLead}>
      <Loaded query={query}>
        {({ hasPassword }) =>
          hasPassword ? (
            children
          ) : (
            <div className="grid justify-items-start gap-4">
              <p className="text-sm">{words.none}</p>
              {send.isSuccess ? (
                <Notice tone="success" announce>
                  {words.sent}
                </Notice>
              ) : (
                <Button variant="outline" busy={send.isPending} onClick={() => send.mutate()}>
                  {words.send}
                </Button>
              )}
              <FormProblem problem={send.isError ? toProblem(send.error) : null} />
            </div>
          )
        }
      </Loaded>
    </Section>
  )
}
