import { useRouter } from '@tanstack/react-router'
import { isAppPath } from '../landing'

/** Goes to a same-origin path: inside the app without a page load, to the site or panel with one. */
export function useLanding(): (path: string) => void {
  const router = useRouter()
  return (path) => {
    if (isAppPath(path)) router.history.push(path)
    else window.location.assign(path)
  }
}
