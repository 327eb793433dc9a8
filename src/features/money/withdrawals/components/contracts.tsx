import { href, Link } from 'react-router'
import { inDay, inEuros } from '../../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Contract } from '../load-contracts.server.ts'
import { nameOf } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './withdrawals.module.css'

/** Each contract with its refund, and the link to withdraw from it. */
export function Contracts({ contracts }: { contracts: readonly Contract[] }) {
  const t = useTexts(texts)
  if (contracts.length === 0) return <Empty title={t('nothing')}>{t('nothingNext')}</Empty>
  return (
    <ul className={styles.contracts}>
      {contracts.map((contract) => (
        <Card as="li" key={nameOf(contract)} className={styles.contract}>
          <h3>{contractTitle(t, contract)}</h3>
          <p>{t('refundable', { amount: inEuros(contract.refundable) })}</p>
          {contract.inTime ? null : <p>{t('late')}</p>}
          {contract.withdrawal ? (
            <p>
              {t('already')}{' '}
              <Link to={href('/retractation/:reference', { reference: contract.withdrawal.reference })}>
                {t('seeReceipt')}
              </Link>
            </p>
          ) : (
            <ButtonLink to={`${href('/retractation')}?contrat=${nameOf(contract)}`} variant="secondary">
              {t('choose')}
            </ButtonLink>
          )}
        </Card>
      ))}
    </ul>
  )
}

type Say = (key: 'order' | 'consultation', values: Record<string, string>) => string

export function contractTitle(t: Say, contract: Contract): string {
  const day = inDay(contract.at)
  return contract.kind === 'order'
    ? t('order', { amount: inEuros(contract.amount), day })
    : t('consultation', { name: contract.psychicName, day })
}
