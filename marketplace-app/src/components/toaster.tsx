import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Toaster as Sonner, useSonner } from 'sonner'
import 'sonner/dist/styles.css'
import { themeAtom } from '../lib/theme'
import { texts } from '../lib/texts'

/**
 * Toasts stand in the browser's top layer, and rise again with each new one, so that an open modal dialog does not
 * cover them. Below the bar at the top and in the middle they are in nobody's way: what saves, publishes or closes stands
 * at the sides and at the bottom.
 */
export function Toaster() {
  const theme = useAtomValue(themeAtom)
  const layer = useRef<HTMLDivElement>(null)
  const { toasts } = useSonner()
  const newest = toasts[0]
  useEffect(() => {
    const element = layer.current
    if (typeof element?.showPopover !== 'function') return
    const isShown = element.matches(':popover-open')
    if (isShown && (newest === undefined || !document.querySelector('dialog[open]'))) return
    if (isShown) element.hidePopover()
    element.showPopover()
  }, [newest])
  return (
    <div ref={layer} popover="manual" className="fixed inset-auto m-0 overflow-visible border-0 bg-transparent p-0">
      <Sonner
        containerAriaLabel={texts.notifications.bell(0)}
        theme={theme}
        position="top-center"
        offset={{ top: 72 }}
        mobileOffset={{ top: 64 }}
        closeButton
        duration={6000}
        toastOptions={{ className: 'app-toast' }}
      />
    </div>
  )
}
