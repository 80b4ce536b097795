/** The address that webpack gives to a picture. */
export default "/static/picture.webp";
