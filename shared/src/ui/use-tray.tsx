import { useEffect, useState } from 'react'
import { onTrayChange, readTray, type Trayed } from './compare-tray'

/** What this browser has put aside to compare, in the app or on the site, followed. */
export function useTray(): readonly Trayed[] {
  const [tray, setTray] = useState(readTray)
  useEffect(() => onTrayChange(() => setTray(readTray())), [])
  return tray
}
