import { Link } from 'react-router'
import { inDay, inDayAndHour } from '../../../../platform/i18n/french.ts'
import type { QrPath } from '../../../../platform/paper/qr-path.server.ts'
import { Emblem } from '../../../../ui/shell/emblem.tsx'
import type { Brand } from '../../../../ui/shell-data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts as houseTexts } from '../../../house/papers/paper-texts.ts'
import type { Named } from '../../../house/papers/read-identity.server.ts'
import { sellerLines } from '../../../house/papers/seller-lines.ts'
import { CourseFigure } from '../../receipts/components/course-figure.tsx'
import { QrCode } from '../../receipts/components/qr-code.tsx'
import { Seal } from '../../receipts/components/seal.tsx'
import { checkAddress } from '../../receipts/rules.ts'
import { courseOf } from '../../receipts/spans.ts'
import { texts as courseTexts } from '../../receipts/texts.ts'
import type { Receipt } from '../../rooms/read-receipt.server.ts'
import { texts as paperTexts } from '../paper-texts.ts'
import { receiptLines } from '../receipt-lines.ts'
import { texts } from '../texts.ts'
import { ReceiptRows } from './receipt-rows.tsx'

export interface PaperProps {
  id: number
  name: string
  at: string
  receipt: Receipt
  house: Named & { brand: Brand }
  client: { firstName: string; email: string | null }
  check: { address: string; qr: QrPath }
}

/** The receipt as a sheet of paper: who, what, how long to the second, how much, and how to check it. */
export function ReceiptPaper(props: PaperProps) {
  const t = useTexts(texts)
  const { receipt } = props
  const course = courseOf(receipt)
  return (
    <article className="paper">
      <Head {...props} />
      {receipt.waived ? <p className="paper-waived">{t('waived')}</p> : null}
      <Lines receipt={receipt} />
      <section>
        <h2>{t('timeline')}</h2>
        <p className="receipt-note">{t('timelineLead')}</p>
        <CourseFigure course={course} waived={receipt.waived} />
        <ReceiptRows receipt={receipt} course={course} />
      </section>
      <Foot {...props} />
    </article>
  )
}

function Head({ id, name, at, house, client }: PaperProps) {
  const c = useTexts(courseTexts)
  const t = useTexts(texts)
  const h = useTexts(houseTexts)
  return (
    <header className="paper-head">
      <p className="paper-brand">
        <Emblem brand={house.brand} />
        {house.company}
      </p>
      <p className="paper-number">
        <strong>{c('number', { id: String(id) })}</strong>
        <span>{inDay(at)}</span>
      </p>
      <Party title={h('seller')} lines={sellerLines(house, h)} />
      <Party title={c('issuedFor')} lines={[client.firstName, client.email ?? '', t('receiptWith', { name })]} />
    </header>
  )
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="paper-party">
      <p className="paper-label">{title}</p>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

function Lines({ receipt }: { receipt: Receipt }) {
  const t = useTexts(texts)
  const { held, heldUntil, givenBack, freeSeconds, timeBack } = receipt
  return (
    <>
      <dl className="paper-lines">
        {receiptLines(receipt, t, useTexts(paperTexts)).map(({ label, value, isTotal }) => (
          <div key={label} className={isTotal ? 'paper-total' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {held ? (
        <p className="receipt-note">
          {heldUntil ? t('heldUntil', { day: inDayAndHour(heldUntil) }) : t('heldByPerson')}
        </p>
      ) : null}
      {givenBack && freeSeconds > 0 && !timeBack ? <p className="receipt-note">{t('timeKept')}</p> : null}
    </>
  )
}

function Foot({ id, receipt, house, check }: PaperProps) {
  const t = useTexts(texts)
  const c = useTexts(courseTexts)
  return (
    <footer className="paper-foot">
      <Seal code={receipt.code} brand={house.brand} label={c('seal', { id: String(id) })} />
      <QrCode qr={check.qr} label={c('code', { address: check.address })} />
      <div className="paper-check-words">
        <h2>{c('check')}</h2>
        <p>{c('checkLead')}</p>
        <p className="receipt-note">
          {c('checkAddress')} <Link to={checkAddress(receipt.code)}>{check.address}</Link>
        </p>
      </div>
      {receipt.proof ? (
        <p className="paper-proof">
          {t('proof')}
          {'\u00a0'}: <code>{receipt.proof}</code> {t('proofNote')}
        </p>
      ) : null}
    </footer>
  )
}
