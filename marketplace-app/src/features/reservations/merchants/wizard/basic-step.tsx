import type { ReactNode } from 'react'
import { formatPhone } from '@stackyard/shared/domain/phone'
import { text } from '@stackyard/shared/messages/text'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import { rfpWizardTexts } from '../../../../lib/texts/rfp-wizard'
import { AddressPart } from './address-part'
import { At, Group, TextBlock, TextLine } from './form-line'
import { Categories, Remarks, Volumes } from './need-fields'
import type { RfpFormState } from './use-rfp-form'

const { fields: words, groups } = rfpWizardTexts

/** step 0 of a visitor, whose account is made on the way. `check` is the captcha. */
export function VisitorBasics({ state, check }: { state: RfpFormState; check: ReactNode }) {
  return (
    <>
      <Group title={groups.account}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextLine
            state={state}
            name="firstName"
            label={text('rfp.field.firstName')}
            required
            input={{ autoComplete: 'given-name', maxLength: 80 }}
          />
          <TextLine
            state={state}
            name="lastName"
            label={text('rfp.field.lastName')}
            required
            input={{ autoComplete: 'family-name', maxLength: 80 }}
          />
          <TextLine
            state={state}
            name="email"
            label={text('rfp.field.email')}
            required
            input={{ type: 'email', autoComplete: 'email', maxLength: 254 }}
          />
          <TextLine
            state={state}
            name="password"
            label={text('rfp.field.password')}
            hint={words.passwordHint}
            required
            input={{ autoComplete: 'new-password', maxLength: 128 }}
          />
        </div>
      </Group>
      <ContactGroup state={state} />
      <MessageGroup state={state} />
      <At path="captchaToken">{check}</At>
    </>
  )
}

/** Step 0 of a merchant who is signed in: name and address are the account's. */
export function MerchantBasics({ state, user }: { state: RfpFormState; user: MerchantRecord['user'] }) {
  return (
    <>
      <Group title={groups.account}>
        <div className="bg-subtle rounded-card border px-4 py-3">
          <p className="font-semibold">
            {user.firstName} {user.lastName}
          </p>
          <p className="text-muted-foreground text-sm break-words">{user.email}</p>
        </div>
      </Group>
      <ContactGroup state={state} />
      <MessageGroup state={state} />
    </>
  )
}

/** step 0 in public-button mode asks for no account, but for the figures. */
export function PublicBasics({ state, asksMessage }: { state: RfpFormState; asksMessage: boolean }) {
  return (
    <>
      <Group title={groups.need}>
        <Volumes state={state} />
        <Categories state={state} />
        <Website state={state} />
        <Remarks state={state} />
      </Group>
      {asksMessage ? <MessageGroup state={state} /> : null}
      <Group title={words.address} lead={words.addressHint}>
        <AddressPart state={state} />
      </Group>
    </>
  )
}

const Website = ({ state }: { state: RfpFormState }) => (
  <TextLine
    state={state}
    name="website"
    label={words.website}
    className="sm:col-span-2"
    input={{ type: 'url', autoComplete: 'url', placeholder: text('rfp.website.placeholder'), maxLength: 500 }}
  />
)

const ContactGroup = ({ state }: { state: RfpFormState }) => (
  <Group title={groups.you}>
    <div className="grid gap-5 sm:grid-cols-2">
      <TextLine
        state={state}
        name="company"
        label={words.company}
        input={{ autoComplete: 'organization', maxLength: 120 }}
      />
      <TextLine
        state={state}
        name="phone"
        label={words.phone}
        format={formatPhone}
        input={{ type: 'tel', autoComplete: 'tel', placeholder: '000-000-0000', maxLength: 24 }}
      />
      <Website state={state} />
    </div>
  </Group>
)

const MessageGroup = ({ state }: { state: RfpFormState }) => (
  <Group title={groups.message}>
    <TextBlock state={state} name="about" label={text('rfp.field.message')} hint={words.messageHint} required />
  </Group>
)
