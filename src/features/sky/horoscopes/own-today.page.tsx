import { href, redirect } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { clientOf } from '../../house/visit/access.ts'
import { pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { signOfBirthDate } from '../../people/accounts/zodiac.ts'
import type { Route } from './+types/own-today.page'
import { periodAddress, signAddress } from './addresses.ts'
import { texts } from './own-texts.ts'
import { ownToday } from './own-today.server.ts'

/** Leads to the day's horoscope of the client's own chart, or says how to have one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { id, birthDate } = await pageRefusal(async () => clientOf(visit))
  const own = await ownToday(visit, id)
  if (own) throw redirect(own)
  return { bySign: birthDate ? signAddress('day', signOfBirthDate(birthDate)) : periodAddress('day') }
}

export default function OwnTodayPage({ loaderData: { bySign } }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <Page title={t('title')} lead={<p>{t('lead')}</p>}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      <p>{t('make')}</p>
      <p>
        <ButtonLink to={href('/theme-astral')}>{t('draw')}</ButtonLink>
      </p>
      <p>{t('locked')}</p>
      <p>
        <OnwardLink to={href('/mon-compte/themes')}>{t('charts')}</OnwardLink>
      </p>
      <p>
        <OnwardLink to={href('/mon-compte/aujourd-hui/e-mail')}>{t('byMail')}</OnwardLink>
      </p>
      <p>
        <OnwardLink to={bySign}>{t('meanwhile')}</OnwardLink>
      </p>
    </Page>
  )
}
