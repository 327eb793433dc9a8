import type { SeedPage } from '../kinds.ts'

export const cosmospace: SeedPage = {
  path: '/cosmospace',
  title: 'Cosmospace : la maison et son règlement intérieur',
  description:
    'Une visite de Cosmospace, pièce par pièce : le comptoir, la salle d’attente, le cabinet, la caisse, les archives. À chaque porte, la règle qui s’y applique.',
  lead: 'On comprend une maison à ce qu’elle s’interdit. Nous vous proposons une visite, avec arrêt devant chaque porte où une règle est affichée.',
  body: `
<h2>Le seuil</h2>
<p>Cosmospace est un lieu de conversation. On y vient parler avec des voyants, des médiums, des astrologues, des tarologues, des numérologues, et l’on y vient aussi sans parler à personne, pour regarder le ciel. La première règle est clouée à l’entrée : ce que l’on échange ici relève du divertissement et de la réflexion. Aucun résultat n’est vendu, parce qu’aucun résultat ne peut l’être.</p>
<p>La seconde concerne l’âge. Il faut être majeur pour s’asseoir à une table ; on le vérifie par la date de naissance, que l’on donne une fois pour toutes.</p>
<h2>Le comptoir</h2>
<p>Les tarifs sont sur le comptoir, tournés vers vous. Chaque profil a le sien, donné à la minute, taxes comprises, sous un plafond de 5 € ; qui répond par SMS affiche aussi le prix d’une réponse. Celui que vous lisez en faisant votre demande est celui qui sera appliqué, même si l’étiquette change entre-temps.</p>
<h2>La salle d’attente</h2>
<p>Elle est gratuite. Une demande attend sa réponse quarante-cinq secondes au plus, et l’on peut l’annuler. Pour quelqu’un de très demandé, une file donne à chacun sa place, et qui préfère une heure prend rendez-vous. Si elle échoue, on n’a dépensé que ce court instant. Sur une table basse, l’<a href="/horoscope">horoscope</a> du jour, et de quoi dessiner votre ciel de naissance.</p>
<h2>Le cabinet</h2>
<p>Au mur, une pendule. Elle part au premier message de la personne qui vous reçoit, ou dès que vous vous parlez, avance d’une seconde à la fois, et s’immobilise si l’un des deux disparaît. Elle appartient à la maison ; ni vous ni l’autre ne pouvez la pousser du doigt.</p>
<p>Une charte pend à côté. Ceux qui reçoivent ici se sont engagés à ne pas brandir de malheur, à ne pas vendre de rituel ni de « désenvoûtement », à ne pas établir de diagnostic, à ne jamais vous presser de poursuivre. Ils ne peuvent pas non plus ouvrir d’eux-mêmes une séance payante. De votre côté, on vous demande du respect. C’est un contrat bref.</p>
<p>Sous la pendule, trois numéros sont inscrits, parce qu’un cabinet de voyance n’est pas un service d’urgence : 3114 pour la prévention du suicide, 3919 pour les femmes victimes de violences, 17 pour la police.</p>
<h2>La caisse</h2>
<p>On y dépose un crédit par montants ronds, de 10 à 100 €, jamais par prélèvement répété. Le tiroir rend la monnaie : ce qui n’a pas servi retourne d’où il est venu si vous le souhaitez. Les comptes sont tenus en partie double et les lignes passées ne se raturent pas ; quand une erreur est reconnue, une écriture contraire vient la réparer au grand jour.</p>
<h2>Le livre d’or</h2>
<p>N’y écrit pas qui veut. Il faut avoir consulté la personne dont on parle, au moins soixante secondes comptées, ou en avoir reçu une réponse par SMS. La maison n’a pas de plume pour ce livre et n’arrache pas les pages déplaisantes. Seuls sont écartés les propos injurieux, illicites, ou sans rapport avec la séance. Chaque avis porte deux dates, celle de la rencontre et celle où il fut écrit.</p>
<h2>Le bureau des plaintes</h2>
<p>Il n’est pas au fond d’un couloir. Chaque reçu porte un bouton pour le discuter, et la réponse arrive sous quarante-huit heures. Les autres griefs passent par la page de <a href="/reclamation">réclamation</a>. Si nos explications ne convainquent pas, un médiateur de la consommation peut être saisi sans frais ; son nom est aux <a href="/page/mentions-legales">mentions légales</a>.</p>
<h2>Les archives</h2>
<p>Les étagères sont moins remplies qu’on ne croit. Chaque document a sa durée de garde. Vous pouvez en demander une copie ou la destruction, hormis les pièces que la loi commande de conserver. Nul visiteur n’apprend au guichet si vous avez un dossier.</p>
<h2>La sortie</h2>
<p>Elle est large et toujours ouverte. Partir au milieu d’une phrase ne coûte que les secondes écoulées, et l’on ne court après personne dans la rue. Les curieux peuvent prolonger par la page <a href="/qui-sommes-nous">qui sommes-nous</a>, où l’on parle des gens plutôt que des murs, ou lire le règlement dans sa forme juridique, aux <a href="/page/conditions">conditions</a>.</p>
`,
}
