import { Link } from 'react-router'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { roomAddress } from '../../rooms/addresses.ts'
import type { FoundMessage } from '../search-messages.server.ts'
import { texts } from '../texts.ts'
import styles from './found-messages.module.css'

/** What was found in the person's conversations; each leads to its message. */
export function FoundMessages({ found, isWhole }: { found: readonly FoundMessage[]; isWhole: boolean }) {
  const t = useTexts(texts)
  return (
    <Section title={t('searchFound')}>
      {found.length === 0 ? <p role="status">{t('searchNone')}</p> : null}
      <ul className={styles.found}>
        {found.map(({ consultationId, sequence, own, name, sentAt, before, match, after }) => (
          <li key={`${consultationId} ${sequence}`}>
            <Link to={`${roomAddress(consultationId)}#message-${sequence}`} className={styles.link}>
              <span className={styles.head}>
                <b>{name}</b> <time dateTime={sentAt}>{inDayAndHour(sentAt)}</time>
              </span>
              <span>
                {own ? `${t('you')}\u00a0: ` : ''}
                {before}
                <mark>{match}</mark>
                {after}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {isWhole ? null : <p>{t('searchMore')}</p>}
    </Section>
  )
}
