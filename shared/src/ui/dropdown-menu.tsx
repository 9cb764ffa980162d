import {
  cloneElement,
  type ComponentProps,
  createContext,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cn } from './cn'

export type DropdownMenuProps = {
  /** The button that opens it: one element that takes a button's props. */
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
  className?: string
}

type Trigger = Pick<
  ComponentProps<'button'>,
  'id' | 'popoverTarget' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onKeyDown'
>

const gap = 6
const CloseMenu = createContext<() => void>(() => undefined)

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not([disabled])'),
]

/** The item a key leads to, from the one that has focus now: arrows go round, a letter finds the next that begins so. */
export function menuStep(labels: readonly string[], at: number, key: string): number | undefined {
  const count = labels.length
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return undefined
  const order = labels.map((_, index) => (at + 1 + index) % count)
  return order.find((index) => labels[index]?.trim().toLowerCase().startsWith(key.toLowerCase()))
}

/** Under its trigger, at the chosen edge of it; above where there is no room below. */
export function placeUnder(menu: HTMLElement, trigger: DOMRect, align: 'start' | 'end'): void {
  const { width, height } = menu.getBoundingClientRect()
  const alignRight = (align === 'end') !== (getComputedStyle(menu).direction === 'rtl')
  const left = alignRight ? trigger.right - width : trigger.left
  const below = trigger.bottom + gap
  const isTooLow = below + height > innerHeight && trigger.top - height - gap > 0
  menu.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`
  menu.style.top = `${isTooLow ? trigger.top - height - gap : below}px`
}

/**
 * A menu of actions under a button, as a native popover: the platform closes it on Escape and on clicks elsewhere and
 * gives focus back. Not modal; no injected styles, so a strict CSP holds.
 */
export function DropdownMenu({ trigger, children, align = 'end', className }: DropdownMenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const triggerId = `${id}-trigger`
  if (!isValidElement<Trigger>(trigger)) throw new Error('A DropdownMenu needs one element as its trigger')
  useEffect(() => {
    const button = document.getElementById(triggerId)
    if (!open || !button) return
    const follow = () => (menu.current ? placeUnder(menu.current, button.getBoundingClientRect(), align) : undefined)
    addEventListener('scroll', follow, { capture: true, passive: true })
    return () => removeEventListener('scroll', follow, { capture: true })
  }, [open, align, triggerId])

  const close = useCallback(() => menu.current?.hidePopover(), [])
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const isOpen = event.newState === 'open'
    setOpen(isOpen)
    const button = document.getElementById(triggerId)
    if (!isOpen || !button) return
    placeUnder(event.currentTarget, button.getBoundingClientRect(), align)
    itemsOf(event.currentTarget)[0]?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return event.currentTarget.hidePopover()
    const items = itemsOf(event.currentTarget)
    const at = items.findIndex((item) => item === document.activeElement)
    const labels = items.map((item) => item.textContent)
    const next = menuStep(labels, at, event.key)
    if (next === undefined) return
    event.preventDefault()
    items[next]?.focus({ preventScroll: true })
  }
  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          document.getElementById(id)?.showPopover()
        },
      })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-labelledby={triggerId}
        tabIndex={-1}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        className={cn(
          'rise-in rounded-card bg-popover text-popover-foreground shadow-float fixed inset-auto m-0 max-h-[80dvh] min-w-48 overflow-y-auto border p-1.5',
          className,
        )}
      >
        <CloseMenu value={close}>{children}</CloseMenu>
      </div>
    </>
  )
}

export type DropdownMenuItemProps = Omit<ComponentProps<'button'>, 'onSelect' | 'onClick'> & {
  tone?: 'plain' | 'danger'
  /** Called once the menu is closed and focus is back on its button. */
  onSelect?: () => void
}

export function DropdownMenuItem({ className, tone = 'plain', onSelect, ...rest }: DropdownMenuItemProps) {
  const close = use(CloseMenu)
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        close()
        onSelect?.()
      }}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      className={cn(
        'rounded-control hover:bg-muted focus:bg-muted flex min-h-10 w-full cursor-pointer items-center gap-3 px-3 text-start text-sm select-none disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
        tone === 'danger' ? 'text-danger-ink' : '',
        className,
      )}
      {...rest}
    />
  )
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('text-muted-foreground px-3 py-2 text-xs', className)} {...rest} />
}

export function DropdownMenuSeparator() {
  return <hr className="-mx-1.5 my-1.5" />
}
