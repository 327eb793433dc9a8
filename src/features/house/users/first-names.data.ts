/** First names used in France, past and present, in alphabetical order. */
export const firstNames: readonly string[] = `
  Aaron Abel Abélard Abigaël Abraham Achille Ada Adalbert Adam Adélaïde Adèle Adelin Adeline Adelphe Adem Adémar Adil
  Adolphe Adonis Adrian Adriana Adrien Adrienne Agathe Aglaé Agnan Agnès Agrippine Ahmed Aïcha Aïda Aimé Aimée Aimeric
  Aïssa Aïssatou Alain Alan Alaric Alba Alban Albane Albert Alberte Albertine Albin Albine Alceste Alcide Aldo Aldric
  Alec Alessia Alessio Alex Alexandra Alexandre Alexandrine Alexia Alexian Alexiane Alexine Alexis Alfred Alfreda Ali
  Alia Alice Alicia Alida Aliénor Aline Alison Alissa Alistair Alix Alizé Alizée Alla Allan Allison Alma Aloïs Aloïse
  Alphonse Alphonsine Alric Alwena Alya Alyssa Amadis Amadou Amael Amaëlle Amalric Amance Amand Amanda Amandin Amandine
  Amarante Amaury Amaya Ambre Ambroise Ambroisine Amédée Amel Amelia Amélie Amélien Améline Amin Amina Aminata Amine
  Amir Amira Amos Amour Ana Anaé Anaël Anaëlle Anaïs Ananda Anastase Anastasia Anastasie Anatole Anatolie Ancelin André
  Andréa Andréas Andrée Andrew Ange Angèle Angelica Angelina Angéline Angélique Angelo Anicet Anicette Anissa Anita
  Anna Annabelle Annaëlle Annaïck Annaïg Anne Anne-Cécile Anne-Charlotte Anne-Claire Anne-Élisabeth Anne-Gaëlle
  Anne-Laure Anne-Lise Anne-Marie Anne-Sophie Anne-Victoire Annelise Annette Annick Annie Annonciade Anouar Anouchka
  Anouck Anouk Anselme Anthelme Anthime Anthonin Anthony Antigone Antoine Antoinette Anton Antonella Antonia Antonie
  Antonin Antonine Antonio Antony Apollinaire Apolline Apollonie Appoline Arabelle Aramis Arcade Arcadie Archibald
  Ariane Arielle Aristide Arlène Arlette Arline Armance Armand Armande Armandine Armel Armelle Arnaud Arnault Arnold
  Arsène Arthur Arthus Artus Assia Astrid Athalie Athanase Athénaïs Aubane Aube Aubert Aubertine Aubin Aubrey Aude
  Audebert Audrey Augusta Auguste Augustin Augustine Aurèle Aurélia Aurélie Aurélien Auriane Aurore Auxane Auxence Ava
  Aventin Avril Axel Axelle Aya Aymar Aymeric Aymerick Ayoub Azélie Azeline Aziliz Aziz Aziza Babette Balthazar
  Baptiste Baptistine Barbara Barnabé Barnard Barthélemy Bartholomé Basile Basilisse Bastian Bastien Bastienne Bathilde
  Baudouin Béatrice Béatrix Beaudoin Béchir Bélinda Bella Ben Bénédict Bénédicte Bénigne Benjamin Benjamine Benoît
  Benoîte Béranger Bérangère Bérenger Bérengère Bérénice Bernadette Bernard Bernardin Bernardine Berthe Berthier
  Bertille Bertrand Bertrande Béryl Béthanie Betty Bianca Bibiane Bilal Billie Blaise Blanca Blanche Blandine Bleuenn
  Bleuette Bogdan Boniface Boris Boubacar Brahim Brenda Brendan Brewen Brian Brice Brieuc Brigitte Briséis Brivaël
  Bruce Brune Brunehaut Brunehilde Bruno Bryan Caleb Calie Calixte Calliste Calypso Camélia Camil Camille Candice
  Candide Capucine Carine Carl Carla Carlos Carmen Carole Carolina Caroline Casimir Cassandra Cassandre Cassie Cassien
  Cassiopée Castille Catherine Cathy Cécile Cécilia Cédric Céleste Célestin Célestine Célia Célian Célimène Célina
  Céline Célinie Césaire César Césarine Chahinez Chanel Chantal Charlaine Charlélie Charlène Charles Charles-Antoine
  Charles-Édouard Charles-Henri Charley Charlie Charline Charlot Charlotte Charly Cheikh Chiara Chimène Chloé Christel
  Christèle Christelle Christian Christiane Christie Christilla Christina Christine Christophe Christopher Cindy Claire
  Clara Clarence Clarisse Claude Claude-Marie Claudette Claudia Claudie Claudine Claudius Cléa Clélia Clélie Clémence
  Clément Clémentin Clémentine Cléo Cléopâtre Clervie Cléry Clet Cloé Clorinde Clotaire Clotilde Clovis Colas Colette
  Colin Coline Colomban Colombe Colombine Côme Conan Conrad Constance Constant Constantin Constantine Cora Coralie
  Coraline Corentin Corentine Corinne Cornélie Cosette Cosima Cosme Crépin Cunégonde Curtis Cybèle Cynthia Cyprien
  Cyprienne Cyr Cyran Cyriac Cyriaque Cyrielle Cyril Cyrille Cyrus Dahlia Daisy Dalila Damia Damiane Damien Damienne
  Dan Dana Daniel Danièle Danielle Danny Dany Daphné Daria Darius David Davina Davy Dayana Déborah Deirdre Delphin
  Delphine Démétrius Denis Denise Denys Deodat Désiré Désirée Devon Dia Diana Diane Didier Didon Diego Dieudonné
  Dimitri Dina Dinah Dionys Djamel Djamila Djibril Dolorès Domenica Dominique Domitian Domitien Domitille Donald
  Donatella Donatien Donatienne Donovan Dora Doria Dorian Doriane Dorine Doris Dorothée Doryan Douglas Driss Dylan Ebba
  Éden Edgar Edgard Édith Edma Edmé Edmée Edmond Edmonde Édouard Édouardine Edwige Edwin Effie Églantine Egon Eileen
  Élana Éléa Eleanor Électre Éléna Éléonore Élia Élian Éliane Élias Élie Éliette Elif Éligio Éline Éliora Éliot Éliott
  Élisa Élisabeth Élise Élisée Éliséo Élissa Élizabeth Ella Ellie Elliot Éloane Élodie Éloi Éloïc Éloïse Elric Elsa
  Else Elvina Elvire Elvis Elya Elyes Élyne Élysée Émeline Emelyne Émérance Émeraude Émeric Émile Émilie Émilien
  Émilienne Émilio Emma Emmanuel Emmanuelle Emmie Emmy Emy Enguerrand Énola Énora Enrique Enzo Éole Éphraïm Épiphane
  Éric Érica Érick Érika Éris Ermeline Ermine Ernest Ernestine Erwan Erwann Erwin Esméralda Espérance Estéban Estée
  Estelle Esther Éthan Éthel Étienne Étiennette Eudes Eudoxie Eugène Eugénie Eulalie Eunice Euphémie Euphrasie Eurydice
  Eusèbe Eustache Éva Évan Évane Évangéline Évariste Ève Éveline Évelyne Évrard Ewan Ewen Ézéchiel Ezio Fabian Fabien
  Fabienne Fabio Fabiola Fabrice Fabricia Fabricien Fadila Fanchon Fanette Fanny Fanta Fantine Faouzi Farah Farid
  Farida Fatiha Fatima Fatma Fatou Fatoumata Faustin Faustine Fay Fédora Félicie Félicien Félicité Félix Femke
  Ferdinand Ferdinande Fernand Fernande Ferréol Fiacre Fidèle Fiona Firmin Firmine Flavian Flavie Flavien Flavienne
  Fleur Fleurette Flora Flore Floréal Florence Florent Florentin Florentine Florestan Florette Florian Floriane Florie
  Florimond Florine Flory Fortunat Fortunée Foucauld Foulques France Francelin Franceline Francesca Francette Francine
  Francis Francisca Francisque Franck François François-Xavier Françoise Frank Frankie Franz Fred Freddy Frédéric
  Frédérique Frida Fulbert Fulgence Gabin Gabriel Gabriella Gabrielle Gaby Gaël Gaëlle Gaétan Gaétane Gaia Gala Gaspar
  Gaspard Gaston Gatien Gatienne Gaubert Gaud Gaulthier Gauthier Gautier Gauvain Gavin Geneviève Génie Genséric
  Geoffrey Geoffroy George Georges Georgette Georgia Georgina Gérald Géraldine Gérard Gérardine Géraud Germain Germaine
  Germinal Géronime Gersende Gertrude Gervais Gervaise Géry Ghislain Ghislaine Gianni Gilbert Gilberte Gildas Gilles
  Gillian Gina Ginette Ginevra Gino Gisèle Gislaine Giulia Gladys Gloria Godefroy Gontran Gonzague Gordon Grâce Gracia
  Gracianne Gracieuse Gratien Gratienne Grazia Grégoire Grégory Gretel Gudule Guénaël Guénaëlle Guenièvre Guénolé
  Guerric Guilaine Guilhem Guillaume Guillaumette Guillemette Gustave Guy Guylaine Gwenaël Gwenaëlle Gwendal Gwendoline
  Gwénola Gwladys Habib Habiba Hadrien Hafida Hafsa Haïfa Hakim Halima Hamid Hamza Hana Hanaé Hania Hanna Hannah Hans
  Harmonie Harold Haroun Harry Hassan Hatem Hawa Hayden Heather Hector Hedi Hédia Hedwige Heidi Hélain Héléna Hélène
  Héliette Hélio Héliodore Hélios Helmut Héloïse Henri Henriette Henry Herbert Hercule Hermance Hermann Hermeline
  Hermès Hermine Herminie Hermione Hervé Hilaire Hilarion Hilda Hildegarde Hippolyte Hocine Hoël Homère Honoré Honorine
  Horace Hortense Houda Houria Hubert Huberte Hugo Hugolin Hugues Huguette Humbert Hyacinthe Hylda Ianis Ibrahim
  Ibrahima Ida Idris Idriss Ignace Igor Ikram Ilan Ilana Iliana Ilias Iliès Ilona Ilyan Ilyana Ilyes Imad Imane Imran
  Inaya Indiana Inès Inga Ingrid Inna Innocent Ioana Iphigénie Irène Irénée Iris Irma Irmine Isaac Isabeau Isabelle
  Isadora Isaïe Isaline Isaure Isée Iseult Isidore Isis Islane Ismaël Ismaïl Ismérie Isolde Isoline Israël Issa Ivan
  Ivana Ivo Ivon Ivonne Izia Izold Jacinta Jacinthe Jack Jackie Jacky Jacob Jacotte Jacqueline Jacques Jacquine Jade
  Jaël Jalil Jamal James Jamila Jan Jana Jane Janie Janine Janis Janyce Jasmin Jasmine Jason Jasper Javier Jawad Jayden
  Jean Jean-Baptiste Jean-Bernard Jean-Charles Jean-Christophe Jean-Claude Jean-Daniel Jean-David Jean-Denis
  Jean-Didier Jean-Dominique Jean-Édouard Jean-Emmanuel Jean-Éric Jean-Eudes Jean-Fabrice Jean-François Jean-Frédéric
  Jean-Gabriel Jean-Guillaume Jean-Guy Jean-Hugues Jean-Jacques Jean-Joseph Jean-Laurent Jean-Louis Jean-Loup Jean-Luc
  Jean-Marc Jean-Marie Jean-Martin Jean-Matthieu Jean-Maurice Jean-Max Jean-Michel Jean-Noël Jean-Pascal Jean-Patrick
  Jean-Paul Jean-Philippe Jean-Pierre Jean-Raymond Jean-René Jean-Robert Jean-Roch Jean-Sébastien Jean-Simon
  Jean-Stéphane Jean-Sylvain Jean-Victor Jean-Vincent Jean-Yves Jeanine Jeanne Jeanne-Marie Jeannette Jeannie Jeannine
  Jeannot Jehan Jehanne Jennifer Jenny Jérémie Jérémy Jérôme Jessica Jessie Jessy Jihane Jim Jimmy Joachim Joan Joana
  Joanna Joanne Joanny Joaquim Jocelyn Jocelyne Joël Joëlle Joevin Joffrey Johan Johann Johanna Johanne John Johnny
  Jolan Joline Jonas Jonathan Jordan Jordane Jordi Jorge José Josée Joseph Josépha Josèphe Joséphine Josette Joshua
  Josiane Josias Josselin Josseline Josué Josyane Joy Joyce Juan Juanita Jude Judicaël Judith Jules Julia Julian
  Juliana Juliane Julie Julien Julienne Juliette Juline Julius June Junior Juste Justin Justine Juvénal Kaïna Kaïs
  Kaled Kamel Kamil Kamilia Karelle Karen Karim Karima Karin Karine Karl Kassandra Katarina Katel Kateline Katell
  Kateri Katia Katie Katy Kayla Kélia Kellian Kelly Kelyan Kenan Kenny Kenza Kenzo Kerian Kévin Khadija Khaled Khalil
  Kiara Kilian Killian Kim Kimberley Klara Klaus Klervi Koulm Kristel Kristen Kristine Kyle Kylian Kyliane Ladislas
  Laëticia Laetitia Laïla Laly Lambert Lamia Lana Lancelot Landry Lara Larissa Latifa Laura Laurane Laure Laure-Anne
  Laureen Laurelenn Laureline Lauren Laurence Laurène Laurent Laurentine Lauriane Laurie Laurine Lauryn Lazare Léa
  Léandra Léandre Léane Léanne Leïla Leïna Léna Lénaïc Lénaïg Lénie Lénora Lény Léo Léocadie Léon Léona Léonard Léonce
  Léone Léonel Léonette Léonide Léonie Léonor Léontine Léopold Léopoldine Leslie Leta Létitia Lévana Levi Lexane Leyla
  Lia Liam Liana Lidia Lidwine Lilas Lili Lilia Lilian Liliane Lilie Liliose Lilla Lilly Lilou Lily Lily-Rose Lina
  Linda Lindsay Line Linette Lino Lionel Lionelle Lisa Lisandro Lisbeth Lise Lise-Marie Liselotte Lisette Lison Liv
  Livia Liya Liza Lizzie Lloyd Loan Loane Loann Loévan Lohan Loïc Loïck Loïs Lola Loléa Loli Lolita Lorelei Lorena
  Lorenza Lorenzo Lorette Lorie Lorine Loris Lorraine Lothaire Lou Lou-Anne Louane Louann Louanne Loubna Louis
  Louis-Marie Louis-Philippe Louisa Louise Louise-Marie Louisette Louisiane Louison Louka Louna Loup Lova Luc Luca
  Lucas Luce Lucette Lucia Lucian Lucie Lucien Lucienne Lucile Lucille Lucinda Lucrèce Ludivine Ludmilla Ludovic
  Ludovica Luigi Luis Luka Lukas Lula Luna Lya Lyam Lycia Lydia Lydie Lyla Lylia Lylou Lyna Lyne Lynn Lysandre Lyse
  Lysiane Mabel Macéo Madeleine Madeline Madenn Madison Mado Madyson Maé Maël Maëlane Maëlia Maëlie Maëline Maëlis
  Maëlle Maëlys Maena Maéva Mafalda Magali Magalie Magda Magdalena Magdeleine Magloire Maguelone Mahault Mahaut Mahdi
  Mahé Mahmoud Maï Maïa Maïlys Maïmouna Maïna Maïssa Maïté Maïwenn Majda Malaïka Malek Malia Malik Malika Malo Malorie
  Malory Malou Malvina Mamadou Manéa Manel Manelle Manoël Manoëlle Manola Manon Manuel Manuela Manuella Mara Marc
  Marc-Alexandre Marc-André Marc-Antoine Marceau Marcel Marcelin Marceline Marcelle Marcellin Marcelline Marco Margaux
  Margerie Margot Marguerite Maria Mariam Mariama Marianne Marie Marie-Agnès Marie-Alice Marie-Amélie Marie-Ange
  Marie-Anne Marie-Annick Marie-Antoinette Marie-Astrid Marie-Béatrice Marie-Bernadette Marie-Blanche Marie-Camille
  Marie-Caroline Marie-Catherine Marie-Cécile Marie-Céline Marie-Chantal Marie-Charlotte Marie-Christine Marie-Claire
  Marie-Claude Marie-Clémence Marie-Clotilde Marie-Danielle Marie-Dominique Marie-Édith Marie-Élisabeth Marie-Élise
  Marie-Eugénie Marie-Ève Marie-France Marie-Françoise Marie-Gabrielle Marie-Geneviève Marie-Ghislaine Marie-Hélène
  Marie-Henriette Marie-Hortense Marie-Jeanne Marie-Jo Marie-Joëlle Marie-Josée Marie-Josèphe Marie-Joséphine
  Marie-Laure Marie-Laurence Marie-Line Marie-Lise Marie-Lou Marie-Louise Marie-Luce Marie-Madeleine Marie-Margot
  Marie-Marthe Marie-Monique Marie-Noëlle Marie-Odile Marie-Pascale Marie-Paule Marie-Pierre Marie-Reine Marie-Rose
  Marie-Sophie Marie-Suzanne Marie-Sylvie Marie-Thérèse Marie-Victoire Marie-Yvonne Mariella Marielle Marien Mariette
  Marika Marilou Marilyn Marin Marina Marine Marinette Marion Marius Marjolaine Marjorie Marlène Marlon Marouan Marthe
  Martial Martiale Martin Martine Martinien Marvin Mary Maryam Marylène Maryline Maryse Maryvonne Massimo Matéo Mathéo
  Mathew Mathias Mathieu Mathilda Mathilde Mathis Mathurin Mathurine Mathys Matisse Mattéo Matthew Matthias Matthieu
  Matys Maud Maude Maudie Maureen Maurice Mauricette Maurine Max Maxence Maxim Maxime Maximilien Maximilienne Maximin
  Maxine Maya Mayeul Mayline Mayssa Mazarine Médard Médéric Mégane Mehdi Mélaine Mélanie Mélia Mélie Mélina Mélinda
  Méline Mélinée Mélisande Mélissa Mélissandre Mélodie Mélusine Melvil Melvin Melvyn Mercédès Meriem Merlin Meryem
  Meryl Mia Micha Michaël Michel Michèle Micheline Michelle Mickaël Miguel Mika Mila Milan Milena Milhan Milla Millie
  Milo Milou Mina Mira Mirabelle Miranda Mireille Mirella Miriam Modeste Modestine Mohamed Mohammed Mohand Moira Moïse
  Mona Monica Monique Montaine Morgan Morgane Morvan Mouna Mounia Mounir Moussa Mustapha Mya Myla Mylan Mylène Myriam
  Myrtille Nabil Nabila Nacer Nada Nadège Nadia Nadine Nadir Naël Naëlle Nahia Naïa Naïl Naïla Naïm Naïma Naïs Nana
  Nancy Nans Naomi Naomie Napoléon Narcisse Nastasia Natacha Natalia Nathaël Nathalie Nathan Nathanaël Nathaniel Nathy
  Nawel Nayla Néhémie Nelia Nell Nellie Nelly Nelson Néo Nérée Nestor Neven Nezha Nicaise Nick Nico Nicodème Nicolas
  Nicole Nicoletta Nicolette Nils Nina Nine Nino Ninon Nisrine Noa Noah Noam Noan Noé Noël Noëlie Noëlla Noëlle Noémie
  Noham Nola Nolan Nolann Nolwenn Nora Norah Norbert Nordine Norma Norman Nour Noura Noureddine Nouria Numa Nyls Océan
  Océane Octave Octavia Octavie Octavien Odette Odile Odilon Odin Odon Odyssée Olga Olinda Olive Oliver Olivette Olivia
  Olivier Olympe Olympia Omar Ombeline Ombline Omer Ondine Onésime Opale Ophélie Oranne Oriane Orianne Orlando Orlane
  Ornella Orphée Orson Osanne Oscar Osman Oswald Othilie Othman Ottilie Otto Oumar Oumou Ourida Oussama Owen Pablo
  Pacôme Palmyre Paloma Paméla Pâquerette Parfait Paris Pascal Pascale Pascaline Paterne Patrice Patricia Patricien
  Patrick Patty Paul Paul-Antoine Paul-Émile Paul-Henri Paul-Louis Paula Paule Paulette Paulin Pauline Pedro Peggy
  Pélagie Pénélope Pépin Perceval Perle Pernelle Pernette Péroline Perrette Perrine Pervenche Peter Pétronille Philémon
  Philibert Philiberte Philippa Philippe Philippine Philis Philomène Phoebé Pia Pierre Pierre-Alain Pierre-Alexandre
  Pierre-Antoine Pierre-Emmanuel Pierre-François Pierre-Henri Pierre-Jean Pierre-Louis Pierre-Luc Pierre-Marie
  Pierre-Olivier Pierre-Yves Pierrette Pierrick Pierrot Pietro Pio Placide Pol Polycarpe Pomme Prescillia Prisca
  Priscilla Priscille Privat Prosper Prosperine Prudence Prune Psyché Quentin Quiterie Rabah Rachel Rachid Rachida
  Radia Rafael Rafaela Raïssa Ralph Ramon Ramona Ramsès Ramuntcho Rania Raoul Raphaël Raphaëlle Raphy Rassoul Rayan
  Rayane Raymond Raymonde Réane Rébecca Régine Régis Reine Reinette Réjane Réjean Rémi Rémy Renald Renan Renata Renaud
  Renaude René Renée Renelle Reynald Reynaud Rhéa Ria Riad Ricardo Richard Richarde Rim Rime Rita Ritchie Rivka Rizlane
  Rob Robert Roberta Roberte Robertine Roberto Robin Robinson Roch Rodolphe Rodrigo Rodrigue Rogelio Roger Roland
  Rolande Romain Romaine Roman Romana Romane Romaric Romé Roméo Romie Romuald Romy Ronald Ronan Rosa Rosaire Rosalba
  Rosalie Rosalinde Rosaline Rosanne Rose Rose-Marie Rose-May Roselyne Rosemonde Rosette Rosine Rosita Rosy Roxane
  Roxanne Ruben Rudolph Rudy Rufin Ruth Ryan Saad Sabah Sabin Sabine Sabri Sabrina Sabryna Sacha Sadia Safia Safiya
  Saïd Saïda Salem Salih Salim Salima Sally Salma Salomé Salomon Salvador Salvatore Sam Samantha Samba Sami Samia Samir
  Samira Sammy Samson Samuel Samuelle Samy Sana Sandie Sandra Sandrine Sandro Sandy Santiago Sara Sarah Sarah-Lou
  Sarah-Marie Saskia Saturnin Saturnine Saul Sauveur Savanna Savin Savinien Scarlett Scholastique Sean Sébastien
  Sébastienne Ségolène Selena Sélène Sélim Selma Septime Séraphin Séraphine Serena Sérène Serge Sergine Servan Servane
  Séverin Sévérina Séverine Seydou Shaïna Shana Shanna Shannon Sharon Shayna Sheila Shirley Sibylle Sidney Sidonie
  Siegfried Sienna Sigismond Siham Silas Silène Silvain Silvère Silvia Silvie Siméon Simon Simone Simonne Sinan Sirine
  Sixte Sixtine Sloan Soan Soane Sofia Sofian Sofiane Sohan Solal Solange Solène Solenne Soline Sonia Sophia Sophie
  Sophie-Charlotte Soraya Soren Sosthène Souad Soukaïna Souleymane Soumaya Stacy Stanislas Stanley Steeve Stella
  Stéphane Stéphanie Stéphen Stève Steven Suzanna Suzanne Suzelle Suzette Suzie Suzon Suzy Swan Swann Sybille Sylvain
  Sylvaine Sylvère Sylvestre Sylvestrine Sylvette Sylvia Sylviane Sylvie Sylvio Symphorien Tadéo Taïna Tamara Tancrède
  Tanguy Tania Tara Tarek Tatiana Téa Téo Térence Teresa Tess Tessa Thaddée Thaïs Thalia Théa Thècle Thelma Théo
  Théobald Théodora Théodore Théodule Théophane Théophanie Théophile Théotime Thérèse Thibaud Thibault Thibaut Thiébaud
  Thierry Thiphaine Thomas Thomassine Thylane Tia Tidiane Tifaine Tifenn Tiffany Timéo Timothé Timothée Timothy Tina
  Tino Tiphaine Tiphanie Titiana Titien Titouan Titus Tobias Tobie Tom Tommy Toni Tony Toscane Toussaint Tracy Trinité
  Tristan Trystan Tugdual Tyméo Tyron Tyssia Ugo Ulrich Ulrique Ulysse Urbain Uriel Uriell Urielle Ursula Ursule
  Ursuline Vaïana Valentin Valentina Valentine Valère Valérian Valériane Valérie Valérien Valery Vanessa Vanille Vanina
  Vassili Venance Vénus Véra Vérane Véréna Véronique Vianney Vicky Victoire Victor Victoria Victorien Victorienne
  Victorin Victorine Vigor Vincent Vincente Vincianne Violaine Violette Virgil Virgile Virginie Vital Vitaline Viviane
  Vivien Vivienne Vladimir Wael Walid Wallerand Wally Walter Wanda Warren Wassila Wassim Wenceslas Wendelin Wendy
  Werner Wesley Wilfrid Wilfried Wilhelm Willem William Willy Wilson Winnie Wissam Wivine Wladimir Wolfgang Xavier
  Xavière Xénia Yacine Yaël Yaëlle Yahya Yamina Yan Yana Yanaël Yanis Yann Yannick Yannis Yara Yasmin Yasmina Yasmine
  Yassin Yassine Yassir Yehudi Yérémie Yildiz Ylan Yliès Yoan Yoann Yoanna Yoanne Yohan Yohann Yolaine Yolande Yolène
  Yona Yoni Yorick Youcef Youen Youna Younès Youri Youssef Youssouf Ysabeau Ysaline Ysé Yseult Ysolde Yuna Yunes Yuri
  Yvain Yvan Yvane Yvelise Yves Yvette Yvon Yvonne Yvonnick Zachari Zacharia Zacharie Zachary Zahra Zaïd Zaïna Zakaria
  Zakary Zéa Zélia Zélie Zélinda Zéline Zéna Zénaïde Zénon Zéphir Zéphirin Zéphyr Zéphyrine Zia Zina Zineb Zinedine
  Zita Ziyad Zoé Zoéline Zohra Zoltan Zora Zoubida Zoulikha
`
  .trim()
  .split(/\s+/)
