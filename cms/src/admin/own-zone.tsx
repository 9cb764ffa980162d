'use client'

import { useConfig } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { withOwnZone } from './with-own-zone'

/** Around the whole panel: the form that schedules a publication begins with the editor's own time zone. */
export function OwnZone({ children }: { children: ReactNode }) {
  const { config, setConfig } = useConfig()
  useEffect(() => {
    const meant = withOwnZone(config, Intl.DateTimeFormat().resolvedOptions().timeZone)
    if (meant !== config) setConfig(meant)
  }, [config, setConfig])
  return children
}
