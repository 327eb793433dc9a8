import { type ContentsPart, useReadPart } from './use-read-part.ts'

/** The rows of a list of parts: the one that is being read is marked. */
export function PartLinks({ parts }: { parts: readonly ContentsPart[] }) {
  const read = useReadPart(parts)
  return parts.map(({ id, title }) => (
    <li key={id}>
      <a href={`#${id}`} aria-current={id === read ? 'true' : undefined}>
        {title}
      </a>
    </li>
  ))
}
