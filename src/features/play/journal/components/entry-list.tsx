import { Link } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { entryAddress } from '../rules.ts'
import type { EntryView } from '../shapes.server.ts'
import { texts } from '../texts.ts'
import styles from './entry-list.module.css'
import { useTitle } from './use-title.ts'

export function EntryList({ entries }: { entries: readonly EntryView[] }) {
  const t = useTexts(texts)
  const titleOf = useTitle()
  return (
    <ul className={styles.list}>
      {entries.map((entry) => {
        const { id, subject, note, keptAt } = entry
        return (
          <Card as="li" key={id} className={styles.entry}>
            <p className={styles.when}>{t('keptOn', { kind: t(`kind.${subject.kind}`), day: inDay(keptAt) })}</p>
            <h2 className={styles.title}>
              <Link to={entryAddress(id)}>{titleOf(subject)}</Link>
            </h2>
            {'question' in subject && subject.question ? (
              <p className={styles.question}>« {subject.question} »</p>
            ) : null}
            {note ? <p className={styles.note}>{note}</p> : null}
            <Status entry={entry} />
          </Card>
        )
      })}
    </ul>
  )
}

/** What became of it, or when the person wants to look back. */
function Status({ entry: { answer, askOn, askedAt } }: { entry: EntryView }) {
  const t = useTexts(texts)
  if (answer && answer.verdict !== 'early') {
    return (
      <p>
        <Badge>{t(`verdict.${answer.verdict}`)}</Badge>
      </p>
    )
  }
  if (!askOn && (answer || !askedAt)) return null
  return (
    <p>
      <Badge tone="gold">{askOn ? t('statusWaits', { day: inDay(askOn) }) : t('statusAsked')}</Badge>
    </p>
  )
}
