// First and last names as they mix in American cities.

export const firstNames = `
Aaliyah Aaron Abigail Adriana Ahmed Aiden Akira Alejandro Alexis Alicia Allison Amara Amir Ana Anaya Andre Angela
Anika Anthony Antonio Aria Ashley Astrid Ava Beatriz Benjamin Bianca Brandon Brianna Bruno Caleb Camila Carlos Carmen
Caroline Cedric Chidi Chloe Christopher Claire Clara Connor Cynthia Damian Daniel Darius Darnell David Deborah Deepa
Denise Derek Destiny Diana Diego Dmitri Dominic Dwayne Elena Elijah Elise Emeka Emily Emma Enrique Erin Esther Ethan
Eva Fatima Felix Fiona Francesca Gabriel Gabriela Garrett George Gloria Grace Gregory Hannah Haruto Hassan Heather
Hector Helen Hiroshi Hugo Ian Ibrahim Imani Ingrid Isaac Isabel Jacob Jada Jamal James Jasmine Javier Jenna Jennifer
Jerome Jessica Jin Joanna Joel Jonathan Jordan Jose Joshua Julia Kaito Karen Katherine Kavya Keisha Kenji Kevin Khalid
Kyle Latoya Laura Lauren Leila Leo Liam Lina Linda Logan Lucas Lucia Luis Madison Malik Marcus Margaret Maria Mariana
Marisol Mark Marta Mateo Matthew Mei Melissa Mia Michael Miguel Min-jun Miriam Monica Nadia Naomi Natalie Nathan Neha
Nia Nicholas Nicole Nikhil Noah Noor Olivia Omar Oscar Owen Pablo Patricia Patrick Paul Pedro Peter Philip Priya Rachel
Rafael Rahul Raj Raymond Rebecca Renee Ricardo Robert Rohan Rosa Ruth Ryan Sadie Samantha Samir Samuel Sandra Santiago
Sara Scott Sean Selena Shanice Shreya Simone Sofia Sophie Stephanie Steven Sunita Susan Tamika Tanisha Tara Terrence
Theo Thomas Tiffany Tobias Tomas Travis Tyler Valentina Vanessa Victor Vikram Vivian Wei Wendy Wesley William Xavier
Yara Yasmin Yolanda Yuki Yusuf Zainab Zoe
`
  .trim()
  .split(/\s+/)

export const lastNames = `
Abbott Abdi Acosta Adams Adeyemi Agarwal Aguilar Ahmed Akhtar Alexander Ali Allen Alvarez Andersen Anderson Bailey
Baker Banerjee Barnes Beck Becker Begum Bell Bennett Bergstrom Bianchi Blackwell Blake Boateng Bowman Boyd Brennan
Brooks Brown Bryant Burke Burns Butler Byrne Cabrera Caldwell Campbell Campos Cardenas Carlson Carpenter Carroll Castillo
Castro Chan Chandra Chavez Chen Cho Choi Christensen Chung Clarke Cohen Coleman Collins Contreras Cooper Cortez Cruz
Daniels Das Davenport Davis Delgado Desai Diaz Dixon Dominguez Dougherty Duarte Dubois Duncan Edwards Ellis Erickson
Espinoza Estrada Evans Farah Ferguson Fernandes Figueroa Fischer Fitzgerald Fleming Flores Foster Fowler Freeman
Friedman Fujimoto Gallagher Garcia Garza Gibson Gill Goldberg Gomez Gonzalez Gordon Graham Grant Greene Griffin Guerrero
Gupta Gutierrez Haddad Hamilton Hansen Harper Harrington Harris Hassan Hayes Henderson Hernandez Herrera Hoang Hoffman
Holloway Holmes Howard Hughes Hussain Ibarra Islam Ivanov Iyer Jackson Jacobs Jain James Jansen Jenkins Jensen Jimenez
Johansson Johnson Jones Joseph Juarez Kapoor Kaufman Kaur Keller Kelly Kennedy Khan Kim King Klein Knight Kowalski
Krishnan Kumar Lam Larsen Lawson Lee Lewis Li Lin Lindgren Liu Lopez Lowe Lozano Lynch Mahmoud Malone Marino Marshall
Martin Martinez Mason Matsuda McCarthy McCoy McKenzie Medina Mehta Mendez Mendoza Meyer Miller Mills Mitchell Mohamed
Molina Montgomery Moore Morales Moreno Morgan Morris Murphy Murray Myers Nakamura Nash Navarro Nelson Nguyen Nichols
Novak Nunez Obi Ochoa Okafor Okonkwo Oliveira Olson Ortega Ortiz Osborne Owens Palmer Parekh Park Parker Patel
Patterson Pena Peralta Pereira Perez Perry Peterson Petrov Pham Phillips Pierce Porter Powell Price Quinn Ramirez Ramos
Rao Reddy Reed Reeves Reid Reyes Reynolds Richards Rios Rivera Roberts Robinson Rodriguez Rogers Romano Rosen Rossi Rowe
Ruiz Russell Ryan Salazar Sanchez Sanders Sandoval Santos Sato Schmidt Schneider Schultz Sharma Shaw Shepherd Silva
Simmons Singh Smith Solis Soto Spencer Stein Stevens Stewart Sullivan Suzuki Takahashi Tan Tanaka Taylor Thomas
Thompson Torres Tran Tucker Turner Valdez Vargas Vasquez Vaughn Velasquez Volkov Wagner Walker Wallace Walsh Wang
Ward Warren Watson Weaver Webb Weber Wells Whitfield Williams Wilson Wong Wood Wright Wu Yamamoto Yang Yilmaz Young
Zapata Zhang Zhao Ziegler Zimmerman
`
  .trim()
  .split(/\s+/)
