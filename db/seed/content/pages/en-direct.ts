import type { SeedPage } from '../kinds.ts'

export const enDirect: SeedPage = {
  path: '/voyance/voyance-en-direct',
  title: 'Voyance en direct : la chronologie exacte d’un échange',
  description:
    'Ce que veut dire « en direct » quand on consulte : une présence vérifiée, un compteur commun, des coupures qui arrêtent tout. Le film, seconde par seconde.',
  lead: 'Le direct est un mot de télévision. Appliqué à une conversation, il signifie que deux personnes se trouvent au même endroit du temps. Encore faut-il le prouver.',
  body: `
<h2>Une présence, pas une photographie</h2>
<p>Sur bien des annuaires, la pastille verte n’est qu’un ornement. Ici elle naît d’un geste : la personne se déclare disponible depuis son espace de travail, et cette déclaration expire d’elle-même si sa connexion se tait. La <a href="/voyance">liste</a> se transforme pendant que vous la regardez, sans qu’il faille recharger la page. Quelqu’un entre en consultation, sa carte change d’état ; il en sort, elle redevient libre.</p>
<p>Une exception mérite d’être dite. Quelques automates de démonstration répondent à n’importe quelle heure, et leur profil l’annonce en toutes lettres.</p>
<h2>Le film d’une consultation</h2>
<p>Imaginons Camille, un mardi soir. Les heures sont inventées, le mécanisme ne l’est pas.</p>
<ul>
<li><strong>21 h 04 min 00 s.</strong> Camille envoie sa demande. Le prix vient d’être figé.</li>
<li><strong>21 h 04 min 19 s.</strong> La réponse arrive : acceptée. La porte s’ouvre, le compteur reste à zéro.</li>
<li><strong>21 h 04 min 41 s.</strong> Le premier message de la voyante s’affiche. Le temps commence là.</li>
<li><strong>21 h 11 min 05 s.</strong> Le train de Camille entre dans un tunnel. Plus de nouvelles de son téléphone.</li>
<li><strong>21 h 11 min 50 s.</strong> Le réseau revient, la conversation reprend au mot près. Les quarante-cinq secondes du tunnel n’existent pas pour le reçu : personne n’a écrit pendant ce temps.</li>
<li><strong>21 h 17 min 30 s.</strong> Camille met fin à l’échange. Le reçu est prêt.</li>
</ul>
<p>L’addition se fait à la main : 384 secondes avant le tunnel, 340 après, soit 724 secondes. Pour une première visite, dix minutes sont couvertes par l’offre de bienvenue ; les 124 dernières secondes ont été prises sur un crédit acheté la veille. Sans lui, l’échange se serait arrêté plus tôt, et gratuitement.</p>
<h2>Les silences</h2>
<p>Une conversation vivante a des trous, et il faut savoir qui les paie. Au tchat, si la personne que vous interrogez n’écrit plus rien pendant soixante secondes, le décompte se suspend tout seul. Si c’est vous qui restez trois minutes sans écrire, une question discrète vérifie que vous êtes encore là ; sans réponse dans la minute, le décompte s’arrête aussi. Et lorsque les deux côtés demeurent séparés deux minutes, la séance se clôt.</p>
<p>De vive voix, un silence est une respiration, et ce n’est pas lui que l’on mesure. À l’<a href="/page/modes-consultations">appel web</a>, les secondes ne comptent que si chacun reçoit le son de l’autre ; « Je n’entends pas » les arrête. Au <a href="/voyance/telephone">téléphone</a>, elles courent de la réunion des deux appels au premier qui raccroche, et la touche étoile les suspend.</p>
<p>Cette comptabilité du vide peut sembler maniaque. Elle répond à un grief ancien contre le métier, où l’on faisait volontiers durer la musique d’attente.</p>
<h2>Qui tient la montre</h2>
<p>Ni votre navigateur, ni celui d’en face. Le serveur seul compte, à partir de ce qu’il entend des deux. Un ordinateur dont l’horloge retarde, une page rouverte dans un second onglet, un message renvoyé après une panne n’y changent rien. Vous pouvez fermer la fenêtre par mégarde et la rouvrir : la pièce est la même, au même instant. Une seule conversation peut d’ailleurs vous être ouverte à la fois : nul risque de payer deux pendules parce que deux écrans sont allumés.</p>
<h2>Ce que le direct apporte</h2>
<p>Un courrier laisse à son auteur le loisir de polir. L’échange immédiat donne autre chose : la possibilité de dire « non, ce n’est pas cela », et de voir l’interprétation se corriger devant vous. Une lecture de cartes y gagne beaucoup, parce qu’elle devient un travail à deux. Elle y perd une part de mystère, et ce n’est pas un mal : une image que l’on peut discuter vaut mieux qu’un oracle à prendre ou à laisser.</p>
<p>Il y a une contrepartie. Le présent est une pression douce ; on répond vite, on s’émeut, on prolonge. Fixez une durée avant d’entrer et gardez un œil sur le coût, qui reste affiché. À l’approche de la dernière minute couverte, un avertissement paraît, et rien n’est ajouté sans votre décision.</p>
<h2>Et si personne n’est libre</h2>
<p>Cela arrive, aux heures creuses surtout. Vous pouvez prendre une place dans la file de quelqu’un, demander un mot quand cette personne sera libre, ou un rendez-vous si elle en propose : la page sur la <a href="/voyance/voyance-sans-attente">voyance sans attente</a> explique comment. Ce qui ne presse pas se demande aussi par <a href="/voyance/sms">SMS</a>, en différé et à prix fixe. En attendant, <a href="/theme-astral">votre ciel de naissance</a> ne dépend de l’humeur d’aucun réseau, et le <a href="/page/paiement-securise-simple-rapide">détail du calcul</a> vous attend avec un autre exemple chiffré.</p>
`,
}
