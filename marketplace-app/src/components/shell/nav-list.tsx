import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { cn } from '@stackyard/shared/ui/cn'
import { texts } from '../../lib/texts'
import { currentItem, type NavItem, type NavSection } from './nav-items'

const linkClass =
  'relative flex h-11 items-center gap-3 pointer-fine:h-9 rounded-control px-3 text-sm font-semibold text-muted-foreground transition-colors hover:bg-muted hover:text-foreground aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-soft-foreground'

/** What stands beside an item, by the screen it leads to. */
export type NavBadges = Readonly<Record<string, ReactNode>>

export type NavListProps = {
  sections: readonly NavSection[]
  badges?: NavBadges | undefined
  collapsed?: boolean
  onNavigate?: () => void
}

/** The sections; collapsed it shows signs alone, with the names left to screen readers and tooltips. */
export function NavList({ sections, badges = {}, collapsed = false, onNavigate }: NavListProps) {
  const id = useId()
  const current = currentItem(sections, useLocation({ select: ({ pathname }) => pathname }))
  return (
    <nav aria-label={texts.nav.label} className="grid grid-cols-1 gap-4">
      {sections.map(({ label, items }, index) => (
        <div key={label}>
          <p
            id={`${id}-${index}`}
            className={cn(collapsed ? 'sr-only' : 'text-muted-foreground px-3 pb-1.5 text-xs font-semibold')}
          >
            {label}
          </p>
          <ul aria-labelledby={`${id}-${index}`} className="grid grid-cols-1 gap-0.5">
            {items.map((item) => (
              <li key={item.label}>
                <NavEntry
                  item={item}
                  badge={item.to ? badges[item.to] : undefined}
                  isCurrent={item === current}
                  collapsed={collapsed}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type NavEntryProps = {
  item: NavItem
  badge: ReactNode
  isCurrent: boolean
  collapsed: boolean
  onNavigate?: (() => void) | undefined
}

function NavEntry({ item, badge, isCurrent, collapsed, onNavigate }: NavEntryProps) {
  const { icon: Icon, label } = item
  const className = cn(linkClass, collapsed && 'justify-center px-0')
  const title = collapsed ? label : undefined
  const content = (
    <>
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className={collapsed ? 'sr-only' : ''}>{label}</span>
      {badge ? <span className={collapsed ? 'absolute end-0.5 top-0.5' : 'ms-auto'}>{badge}</span> : null}
    </>
  )
  if (!item.to)
    return (
      <a href={item.href} className={className} title={title}>
        {content}
      </a>
    )
  return (
    <Link
      to={item.to}
      className={className}
      title={title}
      onClick={onNavigate}
      aria-current={isCurrent ? 'page' : undefined}
      activeOptions={{ exact: !isCurrent, includeSearch: false }}
    >
      {content}
    </Link>
  )
}
