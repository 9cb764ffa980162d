import { lazy, Suspense, useEffect, useState } from 'react'
import type { Trader } from '../../lib/service-provider'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette')).CommandPalette }))

/** Opens the command palette at Ctrl+K or Command+K; it is fetched when it is first asked for. */
export function PaletteOpener({ person }: { person: Trader | null }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setIsWanted(true)
      setIsOpen((before) => !before)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <CommandPalette person={person} open={isOpen} onOpenChange={setIsOpen} />
    </Suspense>
  )
}
