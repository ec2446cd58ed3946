//! How a building comes into being: a foundation on a site, materials, completion.

pub mod completed;
pub mod material;
pub mod site;
pub mod work;
