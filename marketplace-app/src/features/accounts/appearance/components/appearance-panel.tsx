import { useAtom } from 'jotai'
import { isLanguage, languageNames } from '@stackyard/shared/reference/languages'
import { Switch } from '@stackyard/shared/ui/switch'
import { chooseLanguage, pageLanguage } from '../../../../lib/language'
import { appearanceTexts as words } from '../../../../lib/texts/appearance'
import {
  type Appearance,
  appearanceAtom,
  appearanceChoices,
  compactTablesAtom,
  navOpenAtom,
} from '../../../../lib/theme'

const keys = Object.keys(appearanceChoices) as (keyof Appearance)[]

/** The look of the app on this device. */
export function AppearancePanel() {
  const [appearance, change] = useAtom(appearanceAtom)
  const [isNavOpen, setNavOpen] = useAtom(navOpenAtom)
  const [isCompact, setCompact] = useAtom(compactTablesAtom)
  return (
    <section aria-labelledby="appearance-title" className="grid gap-6">
      <div>
        <h2 id="appearance-title" className="font-display text-lg font-semibold">
          {words.title}
        </h2>
        <p className="text-muted-foreground mt-1 text-sm">{words.lead}</p>
      </div>
      <Choice
        name="language"
        label={words.language}
        options={languageNames}
        value={pageLanguage()}
        onChange={(language) => (isLanguage(language) ? chooseLanguage(language) : undefined)}
      />
      {keys.map((key) => (
        <Choice
          key={key}
          name={key}
          {...words.groups[key]}
          value={appearance[key]}
          onChange={(value) => change({ [key]: value })}
        />
      ))}
      <Switch label={words.navigation} checked={isNavOpen} onChange={(event) => setNavOpen(event.target.checked)} />
      <Switch label={words.compactTables} checked={isCompact} onChange={(event) => setCompact(event.target.checked)} />
    </section>
  )
}

type ChoiceProps = {
  name: string
  label: string
  options: Readonly<Record<string, string>>
  value: string
  onChange: (value: string) => void
}

function Choice({ name, label, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-3">
        {Object.entries(options).map(([option, text]) => (
          <label
            key={option}
            className="rounded-control bg-card has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:outline-ring flex min-h-11 cursor-pointer items-center gap-2 border px-4 text-sm has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
              className="accent-primary size-4"
            />
            <span lang={name === 'language' ? option : undefined}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
