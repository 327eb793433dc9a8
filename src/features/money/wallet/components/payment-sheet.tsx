import type { ReactNode } from 'react'
import { inEuros } from '../../../../platform/i18n/french.ts'
import { Vignette } from '../../../../ui/plate/plate.tsx'
import type { Vignette as Picture } from '../../../../ui/plate/vignettes.data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'

interface PaymentSheetProps {
  amount: number
  picture: Picture
  children: ReactNode
}

/** What is to be paid, large, and what one does about it; its page asks for payment.css. */
export function PaymentSheet({ amount, picture, children }: PaymentSheetProps) {
  const t = useTexts(texts)
  return (
    <div className="payment">
      <div className="payment-head">
        <div>
          <p className="payment-label">{t('payAmount')}</p>
          <p className="payment-amount">{inEuros(amount)}</p>
        </div>
        <Vignette name={picture} />
      </div>
      {children}
    </div>
  )
}
