import { plainWording, sayParts } from '../../../../platform/i18n/texts.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../editor-texts.ts'
import type { Locale, Version } from '../rules.ts'

/** The text as a page would show it, its links underlined but inactive; both forms if it has a plural. */
export function Preview({ typed, locale }: { typed: Version; locale: Locale }) {
  const t = useTexts(texts)
  const from = { prefix: 'preview', entries: { text: typed.value } }
  const links = Object.fromEntries(
    typed.links.filter(({ label }) => label !== '').map(({ parameter, label, href }) => [parameter, { label, href }]),
  )
  const counts = typed.value.includes(' || ') ? [1, 2] : [2]
  return (
    <div>
      <p>{t('preview')}</p>
      {counts.map((count) => (
        <p key={count} className="edit-preview" lang={locale}>
          {sayParts({ ...plainWording, locale }, from, 'text', links, { count }).map((part, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
            typeof part === 'string' ? part : <u key={place}>{part.label}</u>,
          )}
        </p>
      ))}
    </div>
  )
}
