import { data } from 'react-router'
import { inDay, inEuros, inMinutesExactly } from '../../../platform/i18n/french.ts'
import { Page } from '../../../ui/page/page.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import type { Brand } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/check.page'
import { type Checked, findChecked } from './check-receipt.server.ts'
import { Seal } from './components/seal.tsx'
import receiptSheet from './receipt.css?url'
import { texts } from './texts.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: receiptSheet }]

export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const receipt = await pageRefusal(() => findChecked(visit, code))
  const { key, label } = visit.site
  return data({ brand: key, label, code, receipt }, { status: receipt ? 200 : 404 })
}

export default function CheckPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { brand, label, code, receipt } = loaderData
  return (
    <Page
      title={t(receipt ? 'authentic' : 'unknown')}
      lead={t(receipt ? 'authenticLead' : 'unknownLead', { brand: label })}
      width="narrow"
    >
      <title>{t('checkTitle')}</title>
      <meta name="description" content={t('checkDescription')} />
      <meta name="robots" content="noindex" />
      {receipt ? <Vouched receipt={receipt} brand={brand} code={code} /> : <Vignette name="receipt" />}
      <p className="receipt-note">{t('discreet')}</p>
    </Page>
  )
}

function Vouched({ receipt, brand, code }: { receipt: Checked; brand: Brand; code: string }) {
  const t = useTexts(texts)
  const { number, at, seconds, total, refunded, settled } = receipt
  const lines: [string, string][] = [
    [t('house'), receipt.brand],
    [t('reference'), String(number)],
    [t('date'), inDay(at)],
    [t('counted'), inMinutesExactly(seconds)],
    [t('total'), inEuros(total)],
    ...(refunded > 0 ? [[t('refunded'), inEuros(refunded)] as [string, string]] : []),
  ]
  return (
    <div className="paper paper-check">
      <Seal code={code} brand={brand} label={t('seal', { id: String(number) })} />
      <dl className="paper-lines">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {settled ? null : <p>{t('pending')}</p>}
    </div>
  )
}
