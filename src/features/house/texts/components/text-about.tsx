import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../editor-texts.ts'
import { Changes } from './changes.tsx'
import type { EditedText } from './use-text.ts'

interface Props {
  text: EditedText
  onRestore: (to: number) => void
}

/** The versions of a text, its other sites and languages, and the pages that show it. */
export function TextAbout({ text, onRestore }: Props) {
  const t = useTexts(texts)
  const { history, places, owner, pages } = text
  const own = places.filter(({ value, hasDraft }) => value !== null || hasDraft)
  const usedOn = pages?.length ? t('usedOn', { owner, pages: pages.join(', ') }) : t('usedNowhere', { owner })
  return (
    <>
      <details>
        <summary>{t('history')}</summary>
        {history.length === 0 ? <p>{t('noHistory')}</p> : null}
        <ol reversed start={history[0]?.version}>
          {history.map(({ version, kind, value, at, editor }, place) => (
            <li key={version}>
              <strong>{value === null && kind === 'published' ? t('origin') : t(`kind.${kind}`)}</strong>{' '}
              {t('by', { editor: editor ?? '', at: inDayAndHour(at) })}
              {value === null ? null : (
                <p>
                  <Changes before={before(history, place) ?? text.delivered} after={value} />
                </p>
              )}
              {kind === 'discarded' || value === null ? null : (
                <Button variant="quiet" onClick={() => onRestore(version)}>
                  {t('restore', { version })}
                </Button>
              )}
            </li>
          ))}
        </ol>
        {text.published ? (
          <Button variant="secondary" onClick={() => onRestore(0)}>
            {t('restoreOrigin')}
          </Button>
        ) : null}
      </details>
      <details>
        <summary>{t('elsewhere')}</summary>
        {own.length === 0 ? (
          <p>{t('nowhereOwn')}</p>
        ) : (
          <ul>
            {own.map(({ siteId, label, locale, value, hasDraft }) => (
              <li key={`${siteId} ${locale}`}>
                <strong>{t('onSite', { label, language: t(locale) })}</strong> {value ?? t('fallback')}
                {hasDraft ? ` (${t('draftWaits')})` : ''}
              </li>
            ))}
          </ul>
        )}
      </details>
      <details>
        <summary>{t('used')}</summary>
        <p>{pages === null ? t('usedEverywhere', { owner }) : usedOn}</p>
      </details>
    </>
  )
}

/** The text before a version: the latest earlier version with a text. */
const before = (history: EditedText['history'], place: number): string | null =>
  history.slice(place + 1).find(({ value }) => value !== null)?.value ?? null
