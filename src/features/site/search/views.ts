import type { SearchKind } from '../../../app.ts'
import type { Shown } from './queries.server.ts'
import { cutAt, type HighlightPart, partsOf } from './rules.ts'

export interface ResultView {
  kind: SearchKind
  path: string
  title: string
  highlights: { title: HighlightPart[]; excerpt: HighlightPart[] }
}

export const viewResult = ({ kind, path, title, markedTitle, markedExcerpt }: Shown): ResultView => ({
  kind,
  path,
  title,
  highlights: { title: partsOf(markedTitle), excerpt: partsOf(markedExcerpt === '' ? '' : cutAt(markedExcerpt)) },
})
