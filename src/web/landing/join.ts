/** Where membership is sold and questions are answered. Without a place that sells, the way in is the login. */
export interface Join {
  signupUrl: string | null;
  contactUrl: string;
}
