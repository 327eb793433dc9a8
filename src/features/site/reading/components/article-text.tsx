import { Fragment } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { RichText } from '../../../../ui/rich-text/rich-text.tsx'
import type { ArticlePart } from '../article-parts.ts'
import prose from './prose.module.css'

/** The text of an article, which opens on a large initial. */
export function ArticleText({ parts }: { parts: readonly ArticlePart[] }) {
  return (
    <div className={classNames(prose.prose, 'article-text')}>
      {parts.map(({ heading, html }) => (
        <Fragment key={heading?.id ?? 'opening'}>
          {heading ? <h2 id={heading.id}>{heading.title}</h2> : null}
          <RichText html={html} />
        </Fragment>
      ))}
    </div>
  )
}
