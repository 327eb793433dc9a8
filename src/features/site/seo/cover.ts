import { type Page, pages } from '../../../pages.ts'

interface Cover {
  /** The first segments of paths under which every page is of the kind, sorted. */
  places: readonly string[]
  /** Whether a path is under one of these segments, or is the path of another page of the kind. */
  has: (path: string) => boolean
}

const placeOf = ({ path }: Page): string => path.split('/')[1] ?? ''
const shapeOf = ({ path }: Page): string => path.replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')

/** The paths that the pages of one kind cover. The page for unknown addresses is of no kind. */
export function coverOf(isSuch: (page: Page) => boolean): Cover {
  const [such, others] = [
    pages.filter((page) => page.path !== '/*' && isSuch(page)),
    pages.filter((page) => !isSuch(page)),
  ]
  const mixed = new Set(others.map(placeOf))
  const places = [...new Set(such.map(placeOf).filter((place) => !mixed.has(place)))].sort()
  const single = such.filter((page) => mixed.has(placeOf(page))).map(shapeOf)
  const covered = new RegExp(`^/(${places.join('|')})(/|$)|^(${single.join('|')})$`)
  return { places, has: (path) => covered.test(path) }
}
