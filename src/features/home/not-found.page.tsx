import { data } from 'react-router'

export function loader(): never {
  throw data(null, { status: 404 })
}

/** Never drawn: the loader always throws, and the site's error page answers. */
export default function NotFoundPage() {
  return null
}
