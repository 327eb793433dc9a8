import type { ContentsPart } from '../../../../ui/side-contents/side-contents.tsx'
import { useReadPart } from '../../../../ui/side-contents/use-read-part.ts'
import { texts } from '../../../../ui/texts.ts'
import { useTexts } from '../../../../ui/wording.tsx'

/** The parts of a profile in one line that stays at the top of a phone, which has no column for the contents. */
export function PartsBar({ parts }: { parts: readonly ContentsPart[] }) {
  const t = useTexts(texts)
  const read = useReadPart(parts)
  return (
    <nav aria-label={t('onThisPage')} className="profile-parts">
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === read ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
