import { href } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ownTexts } from './own-texts.ts'
import type { ClientHome } from './read-own-home.server.ts'

/** What the client began and is not over, each with a link to where it goes on. */
export function LeftOpenList({ left }: Pick<ClientHome, 'left'>) {
  const t = useTexts(ownTexts)
  return (
    <Section title={t('leftTitle')}>
      <ul className="own-left">
        {left.map(({ kind, said, to }) => (
          <li key={`${kind} ${to} ${said.moment}`}>
            <p>{t(`left.${kind}`, said)}</p>
            <OnwardLink to={to}>{t(`go.${kind}`)}</OnwardLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The last words kept in the journal, and the last consultation. */
export function Words({ words, last }: Pick<ClientHome, 'words' | 'last'>) {
  const t = useTexts(ownTexts)
  return (
    <Section title={t(words ? 'wordsTitle' : 'lastTitle')}>
      {words ? (
        <figure className="own-quote">
          <blockquote>{words.text}</blockquote>
          <figcaption>
            {t('wordsOn', { day: inDay(words.keptAt) })} <OnwardLink to={words.to}>{t('wordsGo')}</OnwardLink>{' '}
            <OnwardLink to={href('/mon-journal')}>{t('journal')}</OnwardLink>
          </figcaption>
        </figure>
      ) : null}
      {last ? (
        <p>
          {t('last', { name: last.name, day: inDay(last.endedAt) })} <OnwardLink to={last.to}>{t('lastGo')}</OnwardLink>
        </p>
      ) : null}
    </Section>
  )
}
