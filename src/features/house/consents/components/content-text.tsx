import { Fragment } from 'react'
import type { ContentLink } from '../content.ts'

/** A text of a form's content, with its %name% tokens as links. */
export function ContentText({ text, links }: { text: string; links: readonly ContentLink[] }) {
  return text.split(/(%\w+%)/).map((part) => {
    const link = links.find(({ name }) => part === `%${name}%`)
    if (!link) return <Fragment key={part}>{part}</Fragment>
    return (
      <a key={part} href={link.link} target={link.target} rel="noopener">
        {link.text}
      </a>
    )
  })
}
