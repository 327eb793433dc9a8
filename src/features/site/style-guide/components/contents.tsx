import { useTexts } from '../../../../ui/wording.tsx'
import { sections } from '../sections.ts'
import { texts } from '../texts.ts'

export function Contents() {
  const t = useTexts(texts)
  return (
    <nav aria-label={t('contents')} className="guide-contents">
      <ol>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{t(title)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
