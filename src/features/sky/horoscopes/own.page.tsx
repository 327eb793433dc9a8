import { href } from 'react-router'
import { inDay } from '../../../platform/i18n/french.ts'
import { Choices } from '../../../ui/choices/choices.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { idIn, pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { texts as skyTexts } from '../sky/texts.ts'
import type { Route } from './+types/own.page'
import { ownDayAddress } from './addresses.ts'
import { HoroscopeText } from './components/horoscope-text.tsx'
import { texts as ownTexts } from './own-texts.ts'
import { readOwn } from './read-own.server.ts'
import { texts } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const id = idIn(params)
  const period = url.searchParams.get('jour') === 'demain' ? ('tomorrow' as const) : ('day' as const)
  return { id, period, own: await pageRefusal(() => readOwn(visit, id, period)) }
}

export default function OwnPage({ loaderData: { id, period, own } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const o = useTexts(ownTexts)
  const sky = useTexts(skyTexts)
  const here = ownDayAddress(id)
  const lead = own.countedFrom === 'ascendant' ? 'ownLeadAscendant' : 'ownLeadSun'
  return (
    <Page title={t('ownTitle')} lead={<p>{t(lead, { name: own.name, sign: sky(own.sign) })}</p>} width="wide">
      <title>{t('ownTitle')}</title>
      <meta name="description" content={t('ownDescription')} />
      <meta name="robots" content="noindex" />
      <Choices
        label={t('ownDays')}
        choices={(['day', 'tomorrow'] as const).map((one) => ({
          to: one === 'day' ? here : `${here}?jour=demain`,
          label: t(`tab.${one}`),
          chosen: one === period,
        }))}
      />
      <p>
        {inDay(own.day)}. {t('ownNote')}
      </p>
      <HoroscopeText
        opening={own.opening}
        sections={own.sections}
        within={{ sign: own.sign, from: own.day, isShort: true, isOwn: true }}
      />
      <p>
        <OnwardLink to={href('/mon-compte/themes/:id', { id: String(id) })}>{t('ownChart')}</OnwardLink>
      </p>
      <p>
        <OnwardLink to={href('/mon-compte/themes/:id/transits', { id: String(id) })}>{o('transits')}</OnwardLink>
      </p>
      <p>
        <OnwardLink to={href('/ciel-du-jour')}>{o('hours')}</OnwardLink>
      </p>
      <p>
        <OnwardLink to={href('/mon-compte/aujourd-hui/e-mail')}>{o('byMail')}</OnwardLink>
      </p>
      <p>
        <OnwardLink to={href('/mon-compte/notifications')}>{o('notices')}</OnwardLink>
      </p>
    </Page>
  )
}
