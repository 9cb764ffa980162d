import { DropdownMenuItem } from '@stackyard/shared/ui/dropdown-menu'

export type FlagItemProps = {
  label: string
  /** Why it can't be done; it is found and read, and does nothing. */
  reason?: string | undefined
  onSelect: () => void
}

/** An entry of a menu of what admins set, which says itself why it is barred. */
export function FlagItem({ label, reason, onSelect }: FlagItemProps) {
  return (
    <DropdownMenuItem
      aria-disabled={reason !== undefined}
      className="aria-disabled:text-muted-foreground aria-disabled:cursor-not-allowed"
      onSelect={reason === undefined ? onSelect : undefined}
    >
      <span>
        {label}
        {reason === undefined ? null : <span className="block text-xs">{reason}</span>}
      </span>
    </DropdownMenuItem>
  )
}
