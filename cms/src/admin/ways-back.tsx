import { brand } from '@stackyard/shared/reference/brand'

/** Above the panel's menu: the ways to the other parts of the product. */
export function WaysBack() {
  return (
    <ul className="ways-back">
      <li>
        <a href="/dashboard">← Back to the app</a>
      </li>
      <li>
        <a href="/">View {brand.name}</a>
      </li>
    </ul>
  )
}
