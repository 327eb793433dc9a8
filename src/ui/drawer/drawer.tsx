import { Modal, type ModalProps } from '../dialog/modal.tsx'
import styles from './drawer.module.css'

/** What is looked up beside the page, from its edge, and put away again. */
export const Drawer = (props: ModalProps) => <Modal {...props} className={styles.drawer} />
