import { useId } from 'react'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../../../content/content/texts.ts'
import { type ArticlePart, headingsOf } from '../article-parts.ts'

/** The headings of an article, as links; nothing where they can be seen at a glance. */
export function Contents({ parts }: { parts: readonly ArticlePart[] }) {
  const t = useTexts(texts)
  const heading = useId()
  const headings = headingsOf(parts)
  if (headings.length < 3) return null
  return (
    <nav aria-labelledby={heading} className="article-contents">
      <p id={heading} className="article-contents-title">
        {t('contents')}
      </p>
      <ol className="article-contents-list">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
