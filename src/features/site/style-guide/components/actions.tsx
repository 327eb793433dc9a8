import { href } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { OnwardLink, OutsideLink } from '../../../../ui/link/link.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import { Shown, Specimen } from './specimen.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export function Actions() {
  const t = useTexts(texts)
  return (
    <Section title={t('actions')} id="actions">
      <Specimen title={t('buttons')} source="button">
        <Buttons />
        <div className={classNames('night', 'guide-round')}>
          <div className="guide-on-night">
            <p className="guide-third">{t('sky')}</p>
            <Buttons />
          </div>
        </div>
        <Shown state={t('long')}>
          <ButtonLink to={href('/ui')} variant="secondary">
            {t('longButton')}
          </ButtonLink>
        </Shown>
      </Specimen>
      <Specimen title={t('links')} source="link">
        <div className="guide-states">
          <Shown state={t('atRest')}>
            <OnwardLink to={href('/voyance')}>{t('onward')}</OnwardLink>
          </Shown>
          <Shown state={t('outside')}>
            <p>
              <OutsideLink href="https://www.service-public.fr/">{t('outsideLink')}</OutsideLink>
            </p>
          </Shown>
          <Shown state={t('hover')}>
            <p>
              <a href="#actions" data-state="hover">
                {t('inlineLink')}
              </a>
            </p>
          </Shown>
          <Shown state={t('focus')}>
            <p>
              <a href="#actions" data-state="focus">
                {t('inlineLink')}
              </a>
            </p>
          </Shown>
        </div>
      </Specimen>
    </Section>
  )
}

function Buttons() {
  const t = useTexts(texts)
  return variants.map((variant) => (
    <div key={variant} className="guide-states">
      <Shown state={t('atRest')}>
        <Button type="button" variant={variant}>
          {t(variant)}
        </Button>
      </Shown>
      <Shown state={t('hover')}>
        <Button type="button" variant={variant} data-state="hover">
          {t(variant)}
        </Button>
      </Shown>
      <Shown state={t('focus')}>
        <Button type="button" variant={variant} data-state="focus">
          {t(variant)}
        </Button>
      </Shown>
      <Shown state={t('busyState')}>
        <Button type="button" variant={variant} busy>
          {t('busy')}
        </Button>
      </Shown>
      <Shown state={t('disabledState')}>
        <Button type="button" variant={variant} disabled>
          {t('disabled')}
        </Button>
      </Shown>
    </div>
  ))
}
