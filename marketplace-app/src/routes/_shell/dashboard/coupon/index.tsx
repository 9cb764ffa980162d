import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/dashboard/coupon/')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_shell/dashboard/coupon/"!</div>
}
