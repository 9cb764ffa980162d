import { DefaultDashboard, type DashboardViewServerProps } from '@payloadcms/next/views'

/** The panel's start page as the main part of its document, for who moves by landmarks. */
export function StartPage(props: DashboardViewServerProps) {
  return (
    <main>
      <h1 className="start-heading">Start page</h1>
      <DefaultDashboard {...props} />
    </main>
  )
}
