import { Form, href, useNavigation } from 'react-router'
import { inMinutes } from '../../../../platform/i18n/french.ts'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../../house/forms/forms.module.css'
import { type BonusState, PHONE_BONUS_SECONDS } from '../../../house/users/phone-rules.ts'
import { VERIFICATION } from '../../../house/users/rules.ts'
import { withReturn } from '../../../house/visit/sign-in-paths.ts'
import { texts } from '../texts.ts'

/** The offer with its conditions and the steps left; empty once claimed. */
export function BonusOffer({ state, refused }: { state: BonusState; refused: string | undefined }) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'bonus'
  if (state === 'redeemed') return refused ? <Notice tone="bad">{refused}</Notice> : null
  const time = inMinutes(PHONE_BONUS_SECONDS)
  return (
    <Card className={styles.offer}>
      <p>{t('bonusTitle')}</p>
      <strong>{t('bonus', { time })}</strong>
      <p className={styles.conditions}>{t('bonusConditions')}</p>
      {refused ? <Notice tone="bad">{refused}</Notice> : null}
      {state === 'numberRedeemed' && !refused ? <Notice>{t('bonusNumberUsed')}</Notice> : null}
      {state === 'emailNeeded' ? (
        <p>
          <ButtonLink to={withReturn(VERIFICATION, href('/mon-compte/telephone'))} variant="secondary">
            {t('bonusProveEmail')}
          </ButtonLink>
        </p>
      ) : null}
      {state === 'open' ? (
        <Form method="post">
          <Button type="submit" name="intent" value="bonus" busy={busy}>
            {t('claimBonus', { time })}
          </Button>
        </Form>
      ) : null}
    </Card>
  )
}
