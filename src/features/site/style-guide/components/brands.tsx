import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { PresenceMark } from '../../../../ui/presence/presence-mark.tsx'
import { Price } from '../../../../ui/price/price.tsx'
import { Rating } from '../../../../ui/rating/rating.tsx'
import { Emblem } from '../../../../ui/shell/emblem.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'

const brands = ['main', 'second', 'affiliation'] as const
const schemes = ['light', 'dark'] as const

/** The three brands by day and by night, side by side. */
export function Brands() {
  const t = useTexts(texts)
  return (
    <Section title={t('brands')} id="marques">
      <p className="guide-lead">{t('brandsLead')}</p>
      <div className="guide-samples">
        {schemes.flatMap((scheme) =>
          brands.map((brand) => <Sample key={`${brand}-${scheme}`} brand={brand} scheme={scheme} />),
        )}
      </div>
    </Section>
  )
}

function Sample({ brand, scheme }: { brand: (typeof brands)[number]; scheme: (typeof schemes)[number] }) {
  const t = useTexts(texts)
  return (
    <div data-sample data-brand={brand} data-scheme={scheme} className="guide-sample">
      <div className="night">
        <p className="guide-sky">
          <Emblem brand={brand} />
          {t(`brand.${brand}`)}
        </p>
      </div>
      <div className="guide-day">
        <p className="guide-third">{t('typeTitle')}</p>
        <p>{t('cardText')}</p>
        <p className="guide-row">
          <PresenceMark status="available" />
          <PresenceMark status="busy" />
          <Price centsPerMinute={250} />
        </p>
        <Rating value={4.7} count={1284} />
        <p className="guide-row">
          <Badge>{t('badgeNeutral')}</Badge>
          <Badge tone="good">{t('badgeGood')}</Badge>
          <Badge tone="busy">{t('badgeBusy')}</Badge>
          <Badge tone="gold">{t('badgeGold')}</Badge>
          <Badge tone="bad">{t('badgeBad')}</Badge>
        </p>
        <Field label={t('firstName')} name={`firstName-${brand}-${scheme}`} hint={t('firstNameHint')} />
        <div className="guide-row">
          <Button type="button">{t('primary')}</Button>
          <Button type="button" variant="secondary">
            {t('secondary')}
          </Button>
        </div>
        <Notice>{t('info')}</Notice>
      </div>
    </div>
  )
}
