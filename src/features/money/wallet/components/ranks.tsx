import { inEuros, perMinute } from '../../../../platform/i18n/french.ts'
import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { PackForSale } from '../../../content/pack-prices/rules.ts'
import type { RankedProducts } from '../../products/rank-products.ts'
import { texts } from '../texts.ts'

interface RanksProps {
  packs: readonly PackForSale[]
  ranks: readonly RankedProducts[]
}

/** The minutes that each pack gives at least, by what psychics of the site ask for a minute. */
export function Ranks({ packs, ranks }: RanksProps) {
  const t = useTexts(texts)
  if (ranks.length === 0 || packs.length === 0) return null
  const names = [t('rankColumn'), ...packs.map(({ credit }) => inEuros(credit))]
  return (
    <div className="wallet-ranks wallet-form">
      <p>{t('ranksLead')}</p>
      <Table caption={t('ranksTitle')}>
        <TableHead names={names} />
        <tbody>
          {ranks.map(({ rank, psychics, packs: ofRank }) => (
            <tr key={rank}>
              <th scope="row">
                {t('rank', { price: perMinute(rank * 100) })}{' '}
                <span className="wallet-who">{t('rankOf', { count: psychics })}</span>
              </th>
              {ofRank.map(({ packId, minutes }) => (
                <td key={packId}>{t('rankMinutes', { count: minutes })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
