import { href, Link } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Vignette } from '../../../../ui/plate/plate.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { can } from '../../../house/staff/capabilities.ts'
import { texts } from '../../../people/accounts/texts.ts'

/** The pages of a client, by what one comes for. */
const groups = [
  {
    title: 'placesTalk',
    picture: 'consultations',
    pages: [
      [href('/mon-compte/consultations'), 'consultationsLink'],
      [href('/mon-compte/rendez-vous'), 'appointmentsLink'],
      [href('/mes-attentes'), 'waitsLink'],
      [href('/mes-favoris'), 'favoritesLink'],
      [href('/mon-compte/sms'), 'textsLink'],
      [href('/mon-compte/questions'), 'questionsLink'],
    ],
  },
  {
    title: 'placesSky',
    picture: 'charts',
    pages: [
      [href('/mon-compte/aujourd-hui'), 'todayLink'],
      [href('/mon-compte/themes'), 'chartsLink'],
      [href('/mon-journal'), 'journalLink'],
    ],
  },
  {
    title: 'placesMoney',
    picture: 'receipt',
    pages: [
      [href('/wallet'), 'walletLink'],
      [href('/programme-fidelite/mon-compte'), 'loyaltyLink'],
    ],
  },
] as const

/** Links to other pages, by role. */
export function Places({ role }: { role: string }) {
  const t = useTexts(texts)
  if (role === 'psychic') return <ButtonLink to={href('/espace-voyant')}>{t('workspaceLink')}</ButtonLink>
  if (can(role, 'desk')) return <ButtonLink to={href('/equipe')}>{t('deskLink')}</ButtonLink>
  if (role !== 'client') return null
  return (
    <nav aria-label={t('linksTitle')} className="account-places">
      {groups.map(({ title, picture, pages }) => (
        <div key={title} className={pages.length > 4 ? 'account-many' : undefined}>
          <Vignette name={picture} />
          <h2>{t(title)}</h2>
          <ul>
            {pages.map(([path, name]) => (
              <li key={path}>
                <Link to={path}>{t(name)}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
