import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { languageNames, languages } from '@stackyard/shared/reference/languages'
import { mailPaces } from '@stackyard/shared/reference/notice-groups'
import type { NoticeChoice, NoticeSettings } from '@stackyard/shared/schema/notice-settings'
import { Field } from '@stackyard/shared/ui/field'
import { Select } from '@stackyard/shared/ui/select'
import { Switch } from '@stackyard/shared/ui/switch'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { noticeTexts as words } from '../../../../lib/texts/notices'
import { noticeSettingsQuery } from '../queries'
import { Loaded, Section } from './section'

type Group = keyof NoticeSettings['choices']

const groups = Object.keys(words.groups) as Group[]
const paces = mailPaces.map((value) => ({ value, label: words.paces[value] }))
const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))

/** Settings #notifications: by group in the app and by email, and the language of emails. Each change is saved at once. */
export function NoticesPanel() {
  const query = useQuery(noticeSettingsQuery())
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: (settings: NoticeSettings) => client.ownNotice.change(settings),
    onSuccess: () => notifyDone(words.saved, { failed: words.failed }),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiQuery.ownNotice.key() }),
  })
  return (
    <Section title={words.title} lead={words.lead}>
      <Loaded query={query}>
        {(held) => {
          const settings = saving.isPending ? saving.variables : held
          return <Choices settings={settings} onChange={(next) => saving.mutate(next)} />
        }}
      </Loaded>
    </Section>
  )
}

type ChoicesProps = { settings: NoticeSettings; onChange: (settings: NoticeSettings) => void }

function Choices({ settings, onChange }: ChoicesProps) {
  const choose = (group: Group, choice: Partial<NoticeChoice>) =>
    onChange({
      ...settings,
      choices: { ...settings.choices, [group]: { ...settings.choices[group], ...choice } },
    })
  return (
    <div className="grid gap-6">
      <ul className="rounded-card divide-y border">
        {groups.map((group) => (
          <Row
            key={group}
            name={words.groups[group]}
            choice={settings.choices[group]}
            onChange={(choice) => choose(group, choice)}
          />
        ))}
      </ul>
      <Field label={words.language} className="max-w-xs">
        {(control) => (
          <Select
            {...control}
            value={settings.language}
            options={languageOptions}
            onChange={({ target }) =>
              onChange({ ...settings, language: languages.find((one) => one === target.value) ?? settings.language })
            }
          />
        )}
      </Field>
    </div>
  )
}

type RowProps = { name: string; choice: NoticeChoice; onChange: (choice: Partial<NoticeChoice>) => void }

function Row({ name, choice, onChange }: RowProps) {
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-5 py-3 sm:grid-cols-[1fr_auto_12rem]">
      <span className="font-medium">{name}</span>
      <Switch
        label={words.appShort}
        aria-label={words.app(name)}
        checked={choice.app}
        onChange={({ target }) => onChange({ app: target.checked })}
      />
      <Select
        aria-label={words.mail(name)}
        value={choice.mail}
        options={paces}
        onChange={({ target }) => onChange({ mail: mailPaces.find((one) => one === target.value) ?? choice.mail })}
      />
    </li>
  )
}
