import { PartLinks } from '../../../../ui/side-contents/part-links.tsx'
import type { ContentsPart } from '../../../../ui/side-contents/use-read-part.ts'
import { texts } from '../../../../ui/texts.ts'
import { useTexts } from '../../../../ui/wording.tsx'

/** The parts of a profile in one line that stays at the top of a phone, which has no column for the contents. */
export function PartsBar({ parts }: { parts: readonly ContentsPart[] }) {
  const t = useTexts(texts)
  return (
    <nav aria-label={t('onThisPage')} className="profile-parts">
      <ul>
        <PartLinks parts={parts} />
      </ul>
    </nav>
  )
}
