import { ButtonLink } from '../../../../../ui/button/button.tsx'
import { useTexts } from '../../../../../ui/wording.tsx'
import forms from '../../../../house/forms/forms.module.css'
import { type Brand, brandQuery } from '../../brand-address.ts'
import { texts } from '../texts.ts'

/** The same page on the psychic's other brands; nothing for those of one brand. */
export function BrandsNav({ brands, brand }: { brands: readonly Brand[]; brand: Brand }) {
  const t = useTexts(texts)
  if (brands.length < 2) return null
  return (
    <nav aria-label={t('brands')} className={forms.actions}>
      {brands.map((one) => (
        <ButtonLink
          key={one.key}
          to={brandQuery(one)}
          variant={one.key === brand.key ? 'secondary' : 'quiet'}
          aria-current={one.key === brand.key ? 'page' : undefined}
        >
          {t('onBrand', { brand: one.label })}
        </ButtonLink>
      ))}
    </nav>
  )
}
