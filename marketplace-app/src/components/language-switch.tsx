import { Languages } from 'lucide-react'
import { languageNames, languages } from '@stackyard/shared/reference/languages'
import { Button } from '@stackyard/shared/ui/button'
import { chooseLanguage, pageLanguage } from '../lib/language'

/** Loads the page in the other language, whose own name it says. */
export function LanguageSwitch() {
  const other = languages.find((language) => language !== pageLanguage()) ?? 'en'
  return (
    <Button variant="ghost" size="sm" lang={other} onClick={() => chooseLanguage(other)}>
      <Languages aria-hidden />
      {languageNames[other]}
    </Button>
  )
}
