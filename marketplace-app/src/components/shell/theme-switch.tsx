import { useAtom } from 'jotai'
import { Moon, Sun } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { themeAtom } from '../../lib/theme'
import { texts } from '../../lib/texts'

export function ThemeSwitch() {
  const [theme, setTheme] = useAtom(themeAtom)
  const isDark = theme === 'dark'
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={texts.shell.darkTheme}
      aria-pressed={isDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </Button>
  )
}
