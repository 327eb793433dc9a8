import { href } from 'react-router'
import { itemAt } from '../../../../platform/needed/needed.ts'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShareOffer } from '../offer-share.server.ts'
import { SHARE } from '../rules.ts'
import { sharingTexts } from '../sharing-texts.ts'

/** The box that shares the client's chart with the psychic, never ticked in advance. */
export function ShareBox({ offer, ticked }: { offer: ShareOffer; ticked: boolean }) {
  const t = useTexts(sharingTexts)
  const item = itemAt(offer.content.consents, 0)
  return (
    <fieldset>
      <legend>{t('legend')}</legend>
      <Checkbox id={SHARE} name={SHARE} value={item.type} label={item.displayedText} defaultChecked={ticked} />
      <input type="hidden" name={`${SHARE}Shown`} value={offer.content._id} />
      <a href={href('/mon-compte/themes/:id', { id: String(offer.chartId) })} target="_blank" rel="noopener">
        {t('see')}
      </a>
    </fieldset>
  )
}
