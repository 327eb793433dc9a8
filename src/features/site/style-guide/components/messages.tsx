import { useState } from 'react'
import { href } from 'react-router'
import { Banner } from '../../../../ui/banner/banner.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Drawer } from '../../../../ui/drawer/drawer.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../../ui/notice/refusal-notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { Progress } from '../../../../ui/progress/progress.tsx'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { useToast } from '../../../../ui/toast/toast.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import { Shown, Specimen } from './specimen.tsx'

export function Messages() {
  const t = useTexts(texts)
  return (
    <Section title={t('messages')} id="messages">
      <Specimen title={t('notices')} source="notice">
        <Notice>{t('info')}</Notice>
        <Notice tone="good">{t('good')}</Notice>
        <Notice tone="bad">{t('bad')}</Notice>
        <RefusalNotice refusal={{ message: t('refusal'), field: null }} />
      </Specimen>
      <Specimen title={t('toasts')} source="toast">
        <Toasts />
      </Specimen>
      <Specimen title={t('banner')} source="banner">
        <Banners />
      </Specimen>
      <Specimen title={t('dialogs')} source="dialog, drawer">
        <div className="guide-row">
          <Opened as={Dialog} name="dialogOpen" />
          <Opened as={Drawer} name="drawerOpen" />
        </div>
      </Specimen>
      <Specimen title={t('waiting')} source="progress, skeleton">
        <div className="guide-grid">
          <div className="guide-prose">
            <Progress label={t('course')} value={0} max={12} said={t('shownOf', { shown: 0, total: 12 })} />
            <Progress label={t('course')} value={5} max={12} said={t('shownOf', { shown: 5, total: 12 })} />
            <Progress label={t('longText')} value={12} max={12} said={t('shownOf', { shown: 12, total: 12 })} />
          </div>
          <Skeleton lines={5} />
          <Skeleton portrait />
        </div>
      </Specimen>
      <Specimen title={t('empty')} source="empty">
        <Empty title={t('emptyTitle')}>
          <p>{t('emptyText')}</p>
        </Empty>
      </Specimen>
    </Section>
  )
}

function Toasts() {
  const t = useTexts(texts)
  const toast = useToast()
  return (
    <div className="guide-row">
      <Button type="button" variant="secondary" onClick={() => toast({ tone: 'good', text: t('toastGood') })}>
        {t('showGood')}
      </Button>
      <Button type="button" variant="secondary" onClick={() => toast({ tone: 'bad', text: t('bad') })}>
        {t('showBad')}
      </Button>
      <Button type="button" variant="secondary" onClick={() => toast({ tone: 'good', text: t('longText') })}>
        {t('showLong')}
      </Button>
    </div>
  )
}

function Banners() {
  const t = useTexts(texts)
  const [step, setStep] = useState<'collapsed' | 'expanded' | 'closed'>('collapsed')
  const html = `<p>${t('bannerText')}</p>`
  const still = () => {}
  return (
    <div className="guide-grid">
      <Shown state={t('collapsed')}>
        {step === 'closed' ? (
          <Button type="button" variant="secondary" onClick={() => setStep('collapsed')}>
            {t('showAgain')}
          </Button>
        ) : (
          <Banner
            title={t('bannerTitle')}
            html={html}
            link={href('/voyance')}
            buttonLabel={t('typeLink')}
            expanded={step === 'expanded'}
            onExpand={() => setStep('expanded')}
            onClose={() => setStep('closed')}
          />
        )}
      </Shown>
      <Shown state={t('ownColours')}>
        <Banner
          title={t('bannerColours')}
          html={html}
          background="#f6e7c8"
          text="#2a1a05"
          buttonBackground="#5a1f3d"
          expanded={false}
          onExpand={still}
          onClose={still}
        />
      </Shown>
      <Shown state={t('long')}>
        <Banner title={t('longText')} html={html} expanded={false} onExpand={still} onClose={still} />
      </Shown>
    </div>
  )
}

function Opened({ as: Modal, name }: { as: typeof Dialog; name: 'dialogOpen' | 'drawerOpen' }) {
  const t = useTexts(texts)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
        {t(name)}
      </Button>
      <Modal open={open} title={t('dialogTitle')} onClose={close}>
        <p>{t('dialogText')}</p>
        <div className="guide-row">
          <Button type="button" variant="danger" onClick={close}>
            {t('danger')}
          </Button>
          <Button type="button" variant="secondary" onClick={close}>
            {t('dialogStay')}
          </Button>
        </div>
      </Modal>
    </div>
  )
}
